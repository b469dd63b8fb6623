import type { FieldError, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { type Refusals, refusalsOf } from './api-error.ts'

/** Error type of a server message, which is in the customer's language already. */
const SERVER_ERROR = 'server'

/** Whether a field error belongs to this field of the form or a part of it: `samples.0` belongs to `samples`. */
export const isOfField = (refused: string, field: string) =>
  refused === field || refused.startsWith(`${field}.`)

/** Errors of fields outside the form; they are shown above its button. */
export const errorsOutsideForm = (refusals: Refusals, fields: readonly string[]): Refusals =>
  Object.fromEntries(
    Object.entries(refusals).filter(([refused]) => !fields.some((field) => isOfField(refused, field))),
  )

/**
 * Sets the server's field errors in the form. Returns whether any was set; the popup of a failed request is shown
 * elsewhere.
 */
export function applyFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
) {
  const refusals = Object.entries(refusalsOf(error))
  let isAnyShown = false
  for (const field of fields) {
    const [, message] = refusals.find(([refused]) => isOfField(refused, field)) ?? []
    if (message === undefined) continue
    setError(field, { type: SERVER_ERROR, message })
    isAnyShown = true
  }
  return isAnyShown
}

/**
 * Message of a field: the server's unchanged, the form's own (a translation key) through `translate`. Undefined for a
 * field without an error.
 */
export function fieldMessage<Key extends string>(
  error: FieldError | undefined,
  keys: readonly Key[],
  translate: (key: Key) => string,
) {
  if (error === undefined) return undefined
  const key = error.type === SERVER_ERROR ? undefined : keys.find((key) => key === error.message)
  return key === undefined ? error.message : translate(key)
}
