import { changedFields } from './changed-fields.ts'

/**
 * Fields changed both here and on the server, with the server's value.
 * @param before original values of the fields that were changed here
 */
export function conflictingFields<Fields extends object>(
  here: Fields,
  before: Partial<Fields>,
  latest: Fields,
): Partial<Fields> {
  const theirs = changedFields(latest, here)
  const crossed: Partial<Fields> = {}
  for (const name in changedFields(before, latest)) if (name in theirs) crossed[name] = theirs[name]
  return crossed
}
