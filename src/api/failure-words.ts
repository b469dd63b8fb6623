import { env } from '#src/config/env.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { ApiError, isTooLarge } from './api-error.ts'
import { MAX_RETRY_AFTER_MS } from './call-limits.ts'

/**
 * The server's words about a failure, undefined without any.
 * @param tooLarge words about a body that is too large, if the response has none
 */
export function serverWords(error: unknown, tooLarge = i18n.t('errors:tooLarge')): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.serverMessage ?? (isTooLarge(error) ? tooLarge : undefined)
}

/** Message for the customer about a failure: the server's words, else the default message [spec 8]; and how long to wait. */
export function failureWords(error: unknown) {
  if (!(error instanceof ApiError)) return i18n.t('errors:default')
  // The response arrived, so repeating the call would not help; a change may have been made.
  if (error.kind === 'contract') return i18n.t(env.monitoring ? 'errors:unreadableTold' : 'errors:unreadable')
  const words = serverWords(error) ?? i18n.t('errors:default')
  if (!error.retryAfterMs) return words
  if (error.retryAfterMs >= MAX_RETRY_AFTER_MS) return `${words} ${i18n.t('errors:retryLater')}`
  const time = formatMinutesSeconds(Math.ceil(error.retryAfterMs / 1000))
  return `${words} ${i18n.t('errors:retryAfter', { time })}`
}
