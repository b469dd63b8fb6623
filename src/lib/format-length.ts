import { formatMinutesSeconds, pad, wholeSeconds } from './format-duration.ts'

/** Seconds as `hh:mm:ss` [spec 9]. */
export function formatHoursMinutesSeconds(seconds: number) {
  const total = wholeSeconds(seconds)
  return `${pad(Math.floor(total / 3600))}:${pad(Math.floor(total / 60) % 60)}:${pad(total % 60)}`
}

/** A length to the nearest second; a sound shorter than that lasts one second and not none. */
export function lengthSeconds(seconds: number) {
  return seconds > 0 ? Math.max(1, Math.round(seconds)) : 0
}

export function formatDuration(seconds: number) {
  return seconds >= 3600 ? formatHoursMinutesSeconds(seconds) : formatMinutesSeconds(seconds)
}

/**
 * A sound's length as `mm:ss`, from one hour on as `hh:mm:ss`: to the nearest second, and at least one. All
 * lengths are written by this function, so that a form, a list and a player agree; moments within a sound, which
 * must not run ahead, by `formatDuration`.
 */
export function formatLength(seconds: number) {
  return formatDuration(lengthSeconds(seconds))
}
