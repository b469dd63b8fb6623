import { changedIn } from './changed-in.ts'

/**
 * Of the fields that were changed here, those that were changed elsewhere too, as they are there by now.
 * @param before what was changed here, as it was then
 */
export function crossedIn<Fields extends object>(
  here: Fields,
  before: Partial<Fields>,
  latest: Fields,
): Partial<Fields> {
  const theirs = changedIn(latest, here)
  const crossed: Partial<Fields> = {}
  for (const name in changedIn(before, latest)) if (name in theirs) crossed[name] = theirs[name]
  return crossed
}
