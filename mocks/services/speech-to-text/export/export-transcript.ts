import type { TextExportParts } from '#mocks/features/service.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import { alignTypedWords } from './align-typed-words.ts'
import { writeTranscriptDocx } from './document-file.ts'
import { writeTranscriptSrt, writeTranscriptVtt } from './subtitle-files.ts'
import { writeTranscriptJson, writeTranscriptTxt } from './text-file.ts'
import { transcriptText } from './transcript-text.ts'

const writerByFormat = {
  txt: writeTranscriptTxt,
  json: writeTranscriptJson,
  docx: writeTranscriptDocx,
  srt: writeTranscriptSrt,
  vtt: writeTranscriptVtt,
} as const

/** Formats that contain the times of words. */
const TIMED_FORMATS = ['json', 'srt', 'vtt']

/** Exports a transcript in the requested format. @throws RangeError for an unsupported format */
export async function exportTranscript(
  db: Database,
  row: ExportRow,
  parts: TextExportParts,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!Object.hasOwn(writerByFormat, row.format))
    throw new RangeError(`transcripts have no format ${row.format}`)
  const text = transcriptText(db, row)
  const timed = TIMED_FORMATS.includes(row.format) ? await alignTypedWords(db, row, text, parts) : text
  const content = writerByFormat[row.format as keyof typeof writerByFormat](timed)
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}
