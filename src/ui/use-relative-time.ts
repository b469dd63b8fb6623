import { useLocale } from '#src/i18n/use-locale.ts'
import { formatRelativeTime } from '#src/lib/format-relative-time.ts'
import { useServerNow } from './use-server-now.ts'

/** Says how long ago moments of the server are, and says it anew as time goes on. */
export function useRelativeTime() {
  const locale = useLocale()
  const nowMs = useServerNow()
  return (moment: Date | string | number) => formatRelativeTime(moment, locale, nowMs)
}
