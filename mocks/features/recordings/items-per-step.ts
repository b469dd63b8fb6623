/** Maximum number of steps in which a whole recording is transcribed, so that a long one does not take hours. */
const MAX_STEPS = 40

export const itemsPerStep = (total: number) => Math.max(1, Math.ceil(total / MAX_STEPS))
