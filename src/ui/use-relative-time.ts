import { useLocale } from '#src/i18n/use-locale.ts'
import { formatRelativeTime } from '#src/lib/format-relative-time.ts'
import { useServerNow } from './use-server-now.ts'

/** Formats server times relative to now, and updates them as time passes. */
export function useRelativeTime() {
  const locale = useLocale()
  const nowMs = useServerNow()
  return (moment: Date | string | number) => formatRelativeTime(moment, locale, nowMs)
}
