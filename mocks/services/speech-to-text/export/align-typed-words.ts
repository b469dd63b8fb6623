import { alignReading } from '#mocks/features/recordings/align-reading.ts'
import type { TextExportParts } from '#mocks/features/service.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Word } from '#src/contract/block.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
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
  const row = db.transcripts.get(project_id)
  const code = db.languages.get(db.projects.need(project_id).language)?.code
  const locale = LocaleCode.options.find((option) => option === code)
  const file = row && locale && engines.hearing && (await files.read(row.played ?? row.file))
  if (!file) return transcript
  const typed = transcript.segments.filter((segment) => isAligned(segment, transcript.isSimulated))
  const aligned = new Map<TranscriptSegment, TranscriptSegment>()
  for (const [index, segment] of typed.slice(0, MAX_ALIGNED_SEGMENTS).entries()) {
    const { start, end, words } = segment
    const known = { file, place: { start, end }, texts: words.map(({ text }) => text), locale }
    const times = await alignReading({ engines, signal }, known)
    if (times)
      aligned.set(segment, { ...segment, words: words.map((word, at) => ({ ...word, ...times[at] })) })
    await onProgress((index + 1) / typed.length)
  }
  return { ...transcript, segments: transcript.segments.map((segment) => aligned.get(segment) ?? segment) }
}
