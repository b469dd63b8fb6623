import type { FieldError, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Type of a field's error whose message came from the server, in the customer's language already. */
const SERVER = 'server'

/**
 * Puts the server's messages under the fields they are about. Says whether there was one to show; the popup
 * of a failed request is not its business.
 */
export function applyFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
) {
  if (!(error instanceof ApiError)) return false
  const refused = fields.filter((field) => error.fieldErrors[field] !== undefined)
  for (const field of refused) setError(field, { type: SERVER, message: error.fieldErrors[field] })
  return refused.length > 0
}

/**
 * The message of a field: the server's as it is, the form's own, a translation key, through `translate`.
 * Undefined where the field is all right.
 */
export function fieldMessage<Key extends string>(
  error: FieldError | undefined,
  keys: readonly Key[],
  translate: (key: Key) => string,
) {
  if (error === undefined) return undefined
  const key = error.type === SERVER ? undefined : keys.find((key) => key === error.message)
  return key === undefined ? error.message : translate(key)
}
