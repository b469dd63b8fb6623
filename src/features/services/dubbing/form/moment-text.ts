import type { useFormat } from '#src/i18n/use-format.ts'
import { formatDuration } from '#src/lib/format-length.ts'

/** Corrects sums of tenths, which are slightly below the number that they mean. */
const ROUNDING = 1e-6

/** Tenths that have passed at a moment, in seconds: like whole seconds elsewhere, never rounded up. */
export const tenthsOf = (seconds: number) => Math.floor(seconds * 10 + ROUNDING) / 10

/**
 * A moment as the field that edits it shows it: as everywhere else, `01:05` or `01:01:05`, and a tenth of a second in
 * the format of the language.
 */
export function momentText(seconds: number, number: ReturnType<typeof useFormat>['number']): string {
  const total = tenthsOf(Math.max(0, seconds))
  const whole = Math.floor(total + ROUNDING)
  return formatDuration(whole) + number(total - whole, 1).slice(1)
}
