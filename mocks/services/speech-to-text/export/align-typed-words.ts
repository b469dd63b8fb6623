import type { Engines } from '#mocks/engines/engines.ts'
import { alignReading } from '#mocks/features/recordings/align-reading.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Word } from '#src/contract/block.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import type { TranscriptSegment, TranscriptText } from './transcript-text.ts'

export interface ExportParts {
  files: FileStore
  engines: Engines
  signal: AbortSignal
}

/** Words that the customer typed have no confidence. */
const isTyped = ({ confidence }: Word) => confidence === undefined

/** Whether the text is what is spoken, and some of its words were not heard: simulated words are not in the sound. */
const isAligned = ({ words }: TranscriptSegment, isSimulated: boolean) =>
  words.length > 0 && (isSimulated ? words.every(isTyped) : words.some(isTyped))

/**
 * Segments with typed words get the times at which the recording has their words: until then the words shared the time
 * between their neighbours by length.
 */
export async function alignTypedWords(
  db: Database,
  { project_id }: ExportRow,
  transcript: TranscriptText,
  { files, engines, signal }: ExportParts,
): Promise<TranscriptText> {
  const row = db.transcripts.get(project_id)
  const code = db.languages.get(db.projects.need(project_id).language)?.code
  const locale = LocaleCode.options.find((option) => option === code)
  const file = row && locale && engines.hearing && (await files.read(row.played ?? row.file))
  if (!file) return transcript
  const segments: TranscriptSegment[] = []
  for (const segment of transcript.segments) {
    const { start, end, words } = segment
    const known = { file, place: { start, end }, texts: words.map(({ text }) => text), locale }
    const times = isAligned(segment, transcript.isSimulated)
      ? await alignReading({ engines, signal }, known)
      : undefined
    segments.push(
      times ? { ...segment, words: words.map((word, at) => ({ ...word, ...times[at] })) } : segment,
    )
  }
  return { ...transcript, segments }
}
