import type { Locale } from '#src/config/locales.ts'

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

/** Units with the length in ms from which they are used, longest first. */
const units: readonly (readonly [unit: Unit, lengthMs: number])[] = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

// Chromium has no Azerbaijani data ("-5 min"), so az is written here.
const azUnits: Record<Unit, string> = {
  second: 'saniyə',
  minute: 'dəqiqə',
  hour: 'saat',
  day: 'gün',
  month: 'ay',
  year: 'il',
}
const azNearDays: Readonly<Record<number, string>> = { [-1]: 'dünən', 1: 'sabah' }

function azRelative(value: number, unit: Unit) {
  if (unit === 'second') return 'indicə'
  return (
    (unit === 'day' && azNearDays[value]) ||
    `${Math.abs(value)} ${azUnits[unit]} ${value < 0 ? 'əvvəl' : 'sonra'}`
  )
}

const formatByLocale = new Map<string, Intl.RelativeTimeFormat>()

/**
 * Formats are cached by language and unit, because creating one takes longer than the rest of a list's row. Only days
 * use words ("yesterday"): in March, "last month" would describe a day of January.
 */
function relativeFormat(locale: Locale, unit: Unit) {
  const numeric = unit === 'month' || unit === 'year' ? 'always' : 'auto'
  const key = `${locale}${numeric}`
  const format = formatByLocale.get(key) ?? new Intl.RelativeTimeFormat(locale, { numeric })
  formatByLocale.set(key, format)
  return format
}

const midnightOf = (moment: Date | string | number) => new Date(moment).setHours(0, 0, 0, 0)

export function formatRelativeTime(moment: Date | string | number, locale: Locale, nowMs: number) {
  const distanceMs = new Date(moment).getTime() - nowMs
  const [unit, lengthMs] =
    units.find(([, length]) => Math.abs(distanceMs) >= length) ?? (['second', 0] as const)
  const whole = lengthMs === 0 ? 0 : Math.trunc(distanceMs / lengthMs)
  // Counts days of the customer's calendar: the evening before last is not yesterday.
  const value = unit === 'day' ? Math.round((midnightOf(moment) - midnightOf(nowMs)) / lengthMs) : whole
  if (locale === 'az') return azRelative(value, unit)
  return relativeFormat(locale, unit).format(value, unit)
}
