import { newVersion } from '#mocks/features/projects/edit-versions.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { speechOf } from '#mocks/features/recordings/detected-speech.ts'
import { heardPlaces } from '#mocks/features/recordings/hear-recording.ts'
import { isMostlyEnglish } from '#mocks/features/recordings/heard-language.ts'
import { type RecognisedSegment, recogniseAll } from '#mocks/features/recordings/recognise.ts'
import { nameSpeakers } from '#mocks/features/recordings/speakers.ts'
import type { VoiceRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { partOf } from './dubbing-of.ts'

/** Spoken language: the chosen one, the true one of a known sound, or the most likely one. */
export function detectedLanguage(tx: Transaction, row: DubbingRow): number {
  const said = tx.spokenFiles.get(row.hash)?.language
  const sources = tx.languages.list({ filter: ({ is_source }) => is_source })
  const possible = sources.filter(({ id }) => !row.target_languages.includes(id))
  const isEnglish = said === undefined ? isMostlyEnglish(heardPlaces(tx, row.hash)) : undefined
  const likely =
    possible.find(({ code }) =>
      isEnglish === undefined ? code === row.locale : (code === 'en') === isEnglish,
    ) ?? possible[0]
  return row.source_language ?? said ?? likely?.id ?? 1
}

/** Whether the recognised language is not the chosen one, or is a target language. */
export function isOtherThanSource(
  tx: Transaction,
  { hash, source_language, target_languages }: DubbingRow,
): boolean {
  if (tx.spokenFiles.get(hash)) return false
  const english = tx.languages.first({ code: 'en' })?.id ?? 0
  const isEnglish = isMostlyEnglish(heardPlaces(tx, hash))
  if (isEnglish === undefined) return false
  return isEnglish ? target_languages.includes(english) : source_language === english
}

/** Whether some of its words are simulated. */
export const hasSimulatedWords = (tx: Transaction, row: DubbingRow) =>
  recognisedSegments(tx, row).some(({ is_simulated }) => is_simulated)

/** Recognised segments of the dubbed part, in order; the same file always gives the same. */
export function recognisedSegments(tx: Transaction, row: DubbingRow): RecognisedSegment[] {
  const { start: from, end: to } = partOf(row)
  const language = detectedLanguage(tx, row)
  const code = tx.languages.need(language).code
  const options = { language, speakers: row.speaker_count, audio_events: false, key_terms: [] }
  const said = tx.spokenFiles.get(row.hash)
  const heard = said ? [] : heardPlaces(tx, row.hash)
  const recording = { ...row, speech: speechOf(tx, row) }
  return recogniseAll({ recording, said, heard, options, code, locale: row.locale, attempt: 0 }).filter(
    ({ start, end, words }) => words.length > 0 && (start + end) / 2 >= from && (start + end) / 2 <= to,
  )
}

function voicesOf(tx: Transaction, customerId: number, language: number): VoiceRow[] {
  const isUsable = ({ owner_id, language_ids }: VoiceRow) =>
    (owner_id === null || owner_id === customerId) && language_ids.includes(language)
  return tx.voices.list({ filter: isUsable })
}

export const hasVoice = (tx: Transaction, customerId: number, language: number) =>
  voicesOf(tx, customerId, language).length > 0

/** Gives every speaker a voice in each language without one, with as many different voices as possible. */
export function castVoices(tx: Transaction, project: ProjectRow, row: DubbingRow): DubbingRow {
  const speakers = row.speakers.map((speaker, place) => {
    const voices = { ...speaker.voices }
    for (const language of row.target_languages) {
      const there = voicesOf(tx, project.customer_id, language)
      const voice = there[place % Math.max(1, there.length)]
      if (voices[language] === undefined && voice) voices[language] = voice.id
    }
    return { ...speaker, voices }
  })
  return tx.dubbings.update(row.id, { speakers })
}

export function addSpeakers(
  tx: Transaction,
  project: ProjectRow,
  recognised: readonly RecognisedSegment[],
): void {
  const { locale } = tx.dubbings.need(project.id)
  const count = Math.max(1, ...recognised.map(({ speaker }) => (speaker ?? 0) + 1))
  const speakers = nameSpeakers(count, { locale, known: [] })
  castVoices(tx, project, tx.dubbings.update(project.id, { speakers }))
}

export function saveSegment(tx: Transaction, project: ProjectRow, recognised: RecognisedSegment): BlockRow {
  const { start, end, words, speaker } = recognised
  const { speakers } = tx.dubbings.need(project.id)
  const speaker_id = speakers[speaker ?? 0]?.id ?? null
  const text = words.map((word) => word.text).join(' ')
  const content = { type: 'segment', text, voice_id: null, settings: null } as const
  const block = tx.blocks.create({
    ...newBlock(project.id, null, content),
    ...newVersion(project),
    status: 'ready',
    segment: { speaker_id, start, end, words },
    recognised: { text, speaker_id, start, end },
    translations: {},
  })
  saveOutline(tx, project.id, [...outlineOf(tx, project.id), block.id])
  return block
}
