import type { FieldError } from 'react-hook-form'
import { fieldMessage } from '#src/api/form-errors.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type AuthMessage, authMessages } from './auth-messages.ts'

/** The login form needs only two of them; the others load with the texts of their screens. */
const textOf = (key: AuthMessage) =>
  key === 'required' || key === 'email'
    ? i18n.t(`errors:validation.${key}`)
    : i18n.t(`auth-account:invalid.${key}`)

export function useAuthMessage() {
  useTranslation()
  return (error: FieldError | undefined) => fieldMessage(error, authMessages, textOf)
}
