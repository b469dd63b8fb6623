/** Most steps in which a whole recording is transcribed, so that a long one does not take hours. */
const MOST_TURNS = 40

export const batchOf = (total: number) => Math.max(1, Math.ceil(total / MOST_TURNS))
