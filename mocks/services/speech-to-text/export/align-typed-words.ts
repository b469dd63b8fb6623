import { alignSegment, readSpoken } from '#mocks/features/recordings/align-segment.ts'
import type { TextExportParts } from '#mocks/features/service.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Word } from '#src/contract/block.ts'
import type { TranscriptSegment, TranscriptText } from './transcript-text.ts'

/** Each takes up to half a second, so that those of an hour of a pasted text take some minutes. */
const MAX_ALIGNED_SEGMENTS = 600

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
  { files, engines, signal, onProgress }: TextExportParts,
): Promise<TranscriptText> {
  const typed = transcript.segments.filter((segment) => isAligned(segment, transcript.isSimulated))
  const row = typed.length > 0 ? db.transcripts.get(project_id) : undefined
  const { language } = db.projects.need(project_id)
  const spoken = row && (await readSpoken({ db, files, engines }, { row, language }))
  if (!spoken) return transcript
  const aligned = new Map<TranscriptSegment, TranscriptSegment>()
  for (const [index, segment] of typed.slice(0, MAX_ALIGNED_SEGMENTS).entries()) {
    const words = await alignSegment({ engines, signal }, spoken, segment)
    if (words) aligned.set(segment, { ...segment, words })
    await onProgress((index + 1) / typed.length)
  }
  return { ...transcript, segments: transcript.segments.map((segment) => aligned.get(segment) ?? segment) }
}
