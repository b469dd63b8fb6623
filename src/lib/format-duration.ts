export const padToTwoDigits = (value: number) => String(value).padStart(2, '0')

export function wholeSeconds(seconds: number) {
  return Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0
}

/** Seconds as `mm:ss` [spec 9]; minutes exceed 59. */
export function formatMinutesSeconds(seconds: number) {
  const total = wholeSeconds(seconds)
  return `${padToTwoDigits(Math.floor(total / 60))}:${padToTwoDigits(total % 60)}`
}
