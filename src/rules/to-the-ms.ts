/** Seconds rounded to the millisecond, the precision of word and sound times. */
export const toTheMs = (seconds: number): number => Math.round(seconds * 1000) / 1000
