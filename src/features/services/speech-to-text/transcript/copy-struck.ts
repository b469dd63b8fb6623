import { blocksOf, type Editor } from '#src/features/editor/editor-context.ts'
import { joinedPlaces, strikePlaces } from '#src/features/redaction/texts/struck-text.ts'
import { textWithSpeaker } from '#src/features/segments/segment-texts.ts'
import { copyTexts } from '#src/features/selection/copy-texts.ts'
import { i18n, loadNamespaces } from '#src/i18n/i18n.ts'
import { findPersonalData } from './personal-data.ts'
import { speakersOf } from './transcript-defaults.ts'

/**
 * Copies a transcript in which the speakers have numbers, and their names, other names, e-mail addresses and numbers
 * that identify somebody are struck. Tells the number of struck places.
 */
export async function copyStruck({ store }: Pick<Editor, 'store'>) {
  await loadNamespaces(['segments-lazy'])
  const state = store.getState()
  const speakers = speakersOf(state.defaults)
  const numbered = speakers.map((speaker, index) => ({
    ...speaker,
    name: i18n.t('segments-lazy:segment.numbered', { number: index + 1 }),
  }))
  const texts = blocksOf(state).map(textWithSpeaker(numbered))
  const places = findPersonalData(speakers, texts).flatMap((find) => find.places)
  const byPart = Map.groupBy(places, ({ part }) => part)
  const struck = texts.map((text, part) => strikePlaces(text, byPart.get(part) ?? []))
  const count = [...byPart.values()].reduce((sum, found) => sum + joinedPlaces(found).length, 0)
  await copyTexts(struck, async () => {
    await loadNamespaces(['speech-to-text-lazy'])
    return i18n.t('speech-to-text-lazy:toolbar.struck', { count })
  })
}
