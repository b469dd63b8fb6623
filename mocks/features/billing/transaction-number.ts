export const transactionNumber = (id: number) => `AV-${String(id).padStart(6, '0')}`
