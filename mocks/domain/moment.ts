export const moment = (ms: number) => new Date(ms).toISOString()

export const momentOrNull = (ms: number | null) => (ms === null ? null : moment(ms))
