import { i18n } from '#src/i18n/i18n.ts'
import { ApiError, TOO_LARGE } from './api-error.ts'

export const isTooLarge = (error: unknown) => error instanceof ApiError && error.status === TOO_LARGE

/**
 * The server's words about a failure, undefined without any.
 * @param tooLarge words about a body that is too large, if the response has none
 */
export function serverWords(error: unknown, tooLarge = i18n.t('errors:tooLarge')): string | undefined {
  const words = error instanceof ApiError ? error.serverMessage : undefined
  return words ?? (isTooLarge(error) ? tooLarge : undefined)
}
