/** Rounds of one try. With a prefix of one byte about 256 tries find a solution: a tenth of a second. */
export const ROUNDS = 1000
export const PREFIX = '00'
