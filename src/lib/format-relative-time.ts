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
const azNearDays = new Map([
  [-1, 'dünən'],
  [1, 'sabah'],
])

function azRelative(value: number, unit: Unit) {
  if (unit === 'second') return 'indicə'
  const nearDay = unit === 'day' ? azNearDays.get(value) : undefined
  return nearDay ?? `${Math.abs(value)} ${azUnits[unit]} ${value < 0 ? 'əvvəl' : 'sonra'}`
}

const formats = new Map<Locale, Intl.RelativeTimeFormat>()

/** One for each language: making one takes longer than all else that a row of a list does. */
function relativeFormat(locale: Locale) {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  formats.set(locale, format)
  return format
}

export function formatRelativeTime(moment: Date | string | number, locale: Locale, nowMs: number) {
  const distanceMs = new Date(moment).getTime() - nowMs
  const [unit, lengthMs] =
    units.find(([, length]) => Math.abs(distanceMs) >= length) ?? (['second', 0] as const)
  const value = lengthMs === 0 ? 0 : Math.trunc(distanceMs / lengthMs)
  if (locale === 'az') return azRelative(value, unit)
  return relativeFormat(locale).format(value, unit)
}
