import type { Database } from '#mocks/kernel/db/database.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
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

/** Exports a transcript in the requested format. @throws RangeError for an unsupported format */
export function exportTranscript(db: Database, row: ExportRow): Uint8Array<ArrayBuffer> {
  if (!Object.hasOwn(writerByFormat, row.format))
    throw new RangeError(`transcripts have no format ${row.format}`)
  const content = writerByFormat[row.format as keyof typeof writerByFormat](transcriptText(db, row))
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}
