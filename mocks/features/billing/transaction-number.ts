/** A line's number as customers see it. */
export const transactionNumber = (id: number) => `AV-${String(id).padStart(6, '0')}`
