/** Seconds to the millisecond, as the times of words and sounds are kept. */
export const toTheMs = (seconds: number): number => Math.round(seconds * 1000) / 1000
