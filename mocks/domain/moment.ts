/** A time in ms since 1970 as the contract writes moments. */
export const moment = (ms: number) => new Date(ms).toISOString()

export const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms))
