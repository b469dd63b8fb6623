import type { Speaker } from '#src/contract/speech-to-text.ts'
import { blocksOf, type Editor } from '#src/features/editor/editor-context.ts'
import { findOwn, findPersonal } from '#src/features/redaction/find/find-personal.ts'
import type { Place } from '#src/features/redaction/jobs/redaction.ts'
import { joinedPlaces, struckText } from '#src/features/redaction/texts/struck.ts'
import { textWithSpeaker } from '#src/features/segments/segment-texts.ts'
import { copyTexts } from '#src/features/selection/copy-texts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { speakersOf } from './transcript-defaults.ts'

/** Shorter words of a name are particles or initials. */
const LEAST_NAME = 3

/** Places where the names of the speakers are written. A name with a digit was given by the recogniser. */
function spokenNames(speakers: readonly Speaker[], texts: readonly string[]): Place[] {
  const words = new Set(speakers.flatMap(({ name }) => (/\d/.test(name) ? [] : name.split(/\s+/))))
  return [...words]
    .filter((word) => word.length >= LEAST_NAME)
    .flatMap((word) => findOwn(texts, word).places)
    .filter(({ part, start }) => /\p{Lu}/u.test(texts[part]?.[start] ?? ''))
}

/**
 * Copies a transcript in which the speakers have numbers, and their names, other names, e-mail addresses and numbers
 * that identify somebody are struck. Tells the number of struck places.
 */
export async function copyStruck({ store }: Pick<Editor, 'store'>) {
  const state = store.getState()
  const speakers = speakersOf(state.defaults)
  const numbered = speakers.map((speaker, index) => ({
    ...speaker,
    name: i18n.t('speech-to-text:speakers.numbered', { number: index + 1 }),
  }))
  const texts = blocksOf(state).map(textWithSpeaker(numbered))
  const places = [...findPersonal(texts).flatMap((find) => find.places), ...spokenNames(speakers, texts)]
  const byPart = Map.groupBy(places, ({ part }) => part)
  const struck = texts.map((text, part) => struckText(text, byPart.get(part) ?? []))
  const count = [...byPart.values()].reduce((sum, found) => sum + joinedPlaces(found).length, 0)
  await copyTexts(struck, i18n.t('speech-to-text:toolbar.struck', { count }))
}
