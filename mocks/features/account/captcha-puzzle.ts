/** Rounds per try. With a prefix of one byte a solution takes about 256 tries: a tenth of a second. */
export const ROUNDS = 1000
export const PREFIX = '00'
