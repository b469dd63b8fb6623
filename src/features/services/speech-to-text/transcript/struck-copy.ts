import { blocksOf, type Editor } from '#src/features/editor/editor-context.ts'
import { joinedPlaces, strikePlaces } from '#src/features/redaction/texts/struck-text.ts'
import { textWithSpeaker } from '#src/features/segments/segment-texts.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { findPersonalData } from './personal-data.ts'
import { speakersOf } from './transcript-defaults.ts'

/**
 * The texts of a transcript in which the speakers have numbers, and their names, other names, e-mail addresses and
 * numbers that identify somebody are struck; and a message with the number of struck places.
 */
export async function struckCopy({ store }: Pick<Editor, 'store'>) {
  await loadNamespaces(['segments-lazy', 'speech-to-text-lazy'])
  const state = store.getState()
  const speakers = speakersOf(state.defaults)
  const numbered = speakers.map((speaker, index) => ({
    ...speaker,
    name: i18n.t('segments-lazy:segment.numbered', { number: index + 1 }),
  }))
  const whole = blocksOf(state).map(textWithSpeaker(numbered))
  const places = findPersonalData(speakers, whole).flatMap((find) => find.places)
  const byPart = Map.groupBy(places, ({ part }) => part)
  const texts = whole.map((text, part) => strikePlaces(text, byPart.get(part) ?? []))
  const count = [...byPart.values()].reduce((sum, found) => sum + joinedPlaces(found).length, 0)
  return { texts, message: i18n.t('speech-to-text-lazy:toolbar.struck', { count }) }
}
