import { blocksOf, type Editor } from '#src/features/editor/editor-context.ts'
import { findPersonal } from '#src/features/redaction/find/find-personal.ts'
import { struckText } from '#src/features/redaction/texts/struck.ts'
import { textWithSpeaker } from '#src/features/segments/segment-texts.ts'
import { copyTexts } from '#src/features/selection/copy-texts.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { speakersOf } from './transcript-defaults.ts'

/**
 * Copies a transcript in which names, e-mail addresses and numbers that identify somebody are struck, and speakers have
 * numbers. Tells the number of struck places.
 */
export async function copyStruck({ store }: Pick<Editor, 'store'>) {
  const state = store.getState()
  const speakers = speakersOf(state.defaults).map((speaker, index) => ({
    ...speaker,
    name: i18n.t('speech-to-text:speakers.numbered', { number: index + 1 }),
  }))
  const texts = blocksOf(state).map(textWithSpeaker(speakers))
  const places = findPersonal(texts).flatMap((find) => find.places)
  const struck = texts.map((text, part) =>
    struckText(
      text,
      places.filter((place) => place.part === part),
    ),
  )
  await copyTexts(struck, i18n.t('speech-to-text:toolbar.struck', { count: places.length }))
}
