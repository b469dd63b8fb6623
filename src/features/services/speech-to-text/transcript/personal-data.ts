import type { Speaker } from '#src/contract/speech-to-text.ts'
import { keyOf } from '#src/features/redaction/choose-finds.ts'
import { findOwn, findPersonal } from '#src/features/redaction/find/find-personal.ts'
import type { Find, Place } from '#src/features/redaction/jobs/redaction.ts'

/** Shorter words of a name are particles or initials. */
const MIN_NAME_LENGTH = 3

/** Places where the names of the speakers are written. A name with a digit was given by the recogniser. */
function spokenNames(speakers: readonly Speaker[], texts: readonly string[]): Find[] {
  const words = new Set(speakers.flatMap(({ name }) => (/\d/.test(name) ? [] : name.split(/\s+/))))
  return [...words]
    .filter((word) => word.length >= MIN_NAME_LENGTH)
    .map((word) => ({
      kind: 'name',
      text: word,
      places: findOwn(texts, word).places.filter(({ part, start }) =>
        /\p{Lu}/u.test(texts[part]?.[start] ?? ''),
      ),
    }))
}

const overlaps = (one: Place, other: Place) =>
  one.part === other.part && one.start < other.end && other.start < one.end

/** Names of the speakers, other names, e-mail addresses and numbers that identify somebody. */
export function findPersonalData(speakers: readonly Speaker[], texts: readonly string[]): Find[] {
  const found = findPersonal(texts)
  const known = found.flatMap(({ places }) => places)
  const named = spokenNames(speakers, texts).map((find) => ({
    ...find,
    places: find.places.filter((place) => !known.some((other) => overlaps(place, other))),
  }))
  const byKey = Map.groupBy([...found, ...named.filter(({ places }) => places.length > 0)], keyOf)
  return [...byKey.values()].flatMap((same) => {
    const [first] = same
    return first ? { ...first, places: same.flatMap(({ places }) => places) } : []
  })
}
