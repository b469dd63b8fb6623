import { env } from '#src/config/env.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { ApiError, TOO_LARGE } from './api-error.ts'
import { MAX_RETRY_AFTER_MS } from './call-limits.ts'

/** Message for the customer about a failure: the server's words, else the default message [spec 8]; and how long to wait. */
export function failureWords(error: unknown) {
  if (!(error instanceof ApiError)) return i18n.t('errors:default')
  // The response arrived, so repeating the call would not help; a change may have been made.
  if (error.kind === 'contract') return i18n.t(env.monitoring ? 'errors:unreadableTold' : 'errors:unreadable')
  const words =
    error.serverMessage ?? i18n.t(error.status === TOO_LARGE ? 'errors:tooLarge' : 'errors:default')
  if (!error.retryAfterMs) return words
  if (error.retryAfterMs >= MAX_RETRY_AFTER_MS) return `${words} ${i18n.t('errors:retryLater')}`
  const time = formatMinutesSeconds(Math.ceil(error.retryAfterMs / 1000))
  return `${words} ${i18n.t('errors:retryAfter', { time })}`
}
