import type { FieldError, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { type Refusals, refusalsOf } from './api-error.ts'

/** Type of a field's error whose message came from the server, in the customer's language already. */
const SERVER = 'server'

/** Whether a refused field is this one of the form, or a part of it: `samples.0` is of `samples`. */
export const isOfField = (refused: string, field: string) =>
  refused === field || refused.startsWith(`${field}.`)

/** What is said of none of these fields: it has no place in the form and stands above its button. */
export const refusalsBeside = (refusals: Refusals, fields: readonly string[]): Refusals =>
  Object.fromEntries(
    Object.entries(refusals).filter(([refused]) => !fields.some((field) => isOfField(refused, field))),
  )

/**
 * Puts the server's messages under the fields they are about. Says whether there was one to show; the popup
 * of a failed request is not its business.
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
    setError(field, { type: SERVER, message })
    isAnyShown = true
  }
  return isAnyShown
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
