import { formatMinutesSeconds, padToTwoDigits, wholeSeconds } from './format-duration.ts'

/** Seconds as `hh:mm:ss` [spec 9]. */
export function formatHoursMinutesSeconds(seconds: number) {
  const total = wholeSeconds(seconds)
  return `${padToTwoDigits(Math.floor(total / 3600))}:${padToTwoDigits(Math.floor(total / 60) % 60)}:${padToTwoDigits(total % 60)}`
}

/** A length to the nearest second; a shorter sound lasts one second, not zero. */
export function lengthSeconds(seconds: number) {
  return seconds > 0 ? Math.max(1, Math.round(seconds)) : 0
}

export function formatDuration(seconds: number) {
  return seconds >= 3600 ? formatHoursMinutesSeconds(seconds) : formatMinutesSeconds(seconds)
}

/**
 * A sound's length as `mm:ss`, from one hour on as `hh:mm:ss`: to the nearest second, and at least one. Forms, lists
 * and players all use this function, so that they agree; moments within a sound, which must not run ahead, use
 * `formatDuration`.
 */
export function formatLength(seconds: number) {
  return formatDuration(lengthSeconds(seconds))
}
