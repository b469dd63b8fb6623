/** Turns in which a whole recording is through, however long it is, so that nobody waits an hour for ten. */
const MOST_TURNS = 40

export const batchOf = (total: number) => Math.max(1, Math.ceil(total / MOST_TURNS))
