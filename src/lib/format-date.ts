import type { Locale } from '#src/config/locales.ts'
import { clockIn, type Zone } from './clock-in.ts'
import { padToTwoDigits } from './format-duration.ts'

// Chromium has no Azerbaijani data ("1970 M01 1"), so az is written here.
export const azMonths = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avqust', 'sentyabr', 'oktyabr', 'noyabr', 'dekabr'],
]

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = `${locale}${options.timeStyle}`
  const known = dateFormats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options)
  dateFormats.set(key, format)
  return format
}

type Moment = Date | string | number

function azDate(clock: Date) {
  return `${clock.getUTCDate()} ${azMonths[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`
}

export function formatTime(moment: Moment, zone?: Zone) {
  const clock = clockIn(moment, zone)
  return `${padToTwoDigits(clock.getUTCHours())}:${padToTwoDigits(clock.getUTCMinutes())}`
}

/** A date in the zone, by default that of the device: `21 noyabr 2026`. */
export function formatDate(moment: Moment, locale: Locale, zone?: Zone) {
  const clock = clockIn(moment, zone)
  if (locale === 'az') return azDate(clock)
  // Keeps the Russian "г." on the line of its year.
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(clock).replace(' г.', '\u00a0г.')
}

export function formatDateTime(moment: Moment, locale: Locale, zone?: Zone) {
  return `${formatDate(moment, locale, zone)}, ${formatTime(moment, zone)}`
}
