import { changedIn } from './changed-in.ts'

/**
 * Fields changed both here and on the server, with the server's value.
 * @param before original values of the fields that were changed here
 */
export function conflictingFields<Fields extends object>(
  here: Fields,
  before: Partial<Fields>,
  latest: Fields,
): Partial<Fields> {
  const theirs = changedIn(latest, here)
  const crossed: Partial<Fields> = {}
  for (const name in changedIn(before, latest)) if (name in theirs) crossed[name] = theirs[name]
  return crossed
}
