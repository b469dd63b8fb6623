import { languageIds } from '#mocks/catalog/languages.ts'
import { newBlock } from '#mocks/features/projects/new-block.ts'
import { type SpokenRecording, spokenRecording } from '#mocks/features/recordings/spoken-recording.ts'
import type { BlockRow, ProjectRow, SegmentRow } from '#mocks/kernel/rows/project-rows.ts'
import type { TranscriptRow, TranscriptVersionRow } from '#mocks/kernel/rows/speech-to-text-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { TranscriptOptions } from '#src/contract/generate-body.ts'
import { costOfSeconds } from '../transcript-view.ts'

const AUTOMATIC_OPTIONS: TranscriptOptions = {
  language: null,
  speakers: null,
  audio_events: false,
  key_terms: [],
}
const speakerId = (place: number) => `s${place + 1}`

export function seedRecording(
  tx: Transaction,
  project: ProjectRow,
  file: string,
  given: Partial<TranscriptRow> = {},
): SpokenRecording {
  const recording = spokenRecording(file)
  const { hash, size, duration, peaks, speech, script, lines } = recording
  const language = languageIds[script.language]
  if (!tx.spokenFiles.get(hash)) {
    const words = lines.flatMap((line, index) =>
      line.map((word) => ({ ...word, speaker_id: String(script.lines[index]?.[0] ?? 0) })),
    )
    tx.spokenFiles.create({ id: hash, language, words })
  }
  const measures = { file, hash, file_name: file, mime: 'audio/wav', size, duration, peaks, speech }
  tx.transcripts.create({
    id: project.id,
    ...measures,
    options: AUTOMATIC_OPTIONS,
    version_id: null,
    ...given,
  })
  return recording
}

export function seedVersion(
  tx: Transaction,
  project: ProjectRow,
  given: Pick<TranscriptVersionRow, 'speakers' | 'is_simulated'>,
): void {
  const { id } = tx.transcriptVersions.create({
    ...given,
    project_id: project.id,
    language: project.language,
    options: AUTOMATIC_OPTIONS,
    detected_language: project.language,
    block_ids: [],
    created_at: project.updated_at,
  })
  tx.transcripts.update(project.id, { version_id: id })
}

export function seedSegment(tx: Transaction, { id }: ProjectRow, segment: SegmentRow): BlockRow {
  const text = segment.words.map((word) => word.text).join(' ')
  const content = { type: 'segment', text, voice_id: null, settings: null } as const
  const { words: _, ...place } = segment
  const recognised = { text, ...place }
  return tx.blocks.create({ ...newBlock(id, null, content), status: 'ready', segment, recognised })
}

export const transcriptOf = (file: string) => (tx: Transaction, project: ProjectRow) => {
  const { script, lines, duration } = seedRecording(tx, project, file)
  const speakers = script.talkers.map(({ name }, place) => ({ id: speakerId(place), name }))
  seedVersion(tx, project, { speakers, is_simulated: false })
  const blocks = lines.map((words, index) => {
    const start = words[0]?.start ?? 0
    const speaker_id = speakerId(script.lines[index]?.[0] ?? 0)
    return seedSegment(tx, project, { speaker_id, start, end: words.at(-1)?.end ?? start, words })
  })
  return { blocks, full_price: costOfSeconds(tx, duration) }
}
