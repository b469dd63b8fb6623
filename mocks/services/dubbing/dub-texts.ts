import { type DocxParagraph, writeDocx } from '#mocks/engines/documents/write-docx.ts'
import { formatCueTime } from '#mocks/engines/subtitles/cue.ts'
import { type CueBlock, cuesFromWords } from '#mocks/engines/subtitles/cues-from-words.ts'
import { writeSrt } from '#mocks/engines/subtitles/write-srt.ts'
import { writeVtt } from '#mocks/engines/subtitles/write-vtt.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import { placedTakes } from './dub-mix.ts'

const segmentsOf = (db: Database, { id }: DubbingRow) =>
  (db.outlines.get(id)?.block_ids ?? []).flatMap((blockId) => {
    const block = db.blocks.get(blockId)
    return block?.segment ? { ...block, segment: block.segment } : []
  })

const sourceCues = (db: Database, row: DubbingRow): CueBlock[] =>
  segmentsOf(db, row).map(({ segment: { start, end, words } }) => ({
    start,
    end,
    words: words.map((word) => ({ text: word.text, start: word.start - start, end: word.end - start })),
  }))

const dubCues = (db: Database, row: DubbingRow, language: number): CueBlock[] =>
  placedTakes(db, row, language).map(({ take, start, end }) => ({ start, end, words: take.words }))

interface SubtitleChoice {
  kind: 'srt' | 'vtt'
  /** The language of the film, or a target language. */
  language: number
}

export function writeSubtitles(db: Database, row: DubbingRow, { kind, language }: SubtitleChoice) {
  const blocks = language === row.detected_language ? sourceCues(db, row) : dubCues(db, row, language)
  const cues = cuesFromWords(blocks)
  return new TextEncoder().encode(kind === 'srt' ? writeSrt(cues) : writeVtt(cues))
}

export function writeScript(db: Database, row: DubbingRow, language: number): Uint8Array<ArrayBuffer> {
  const { title } = db.projects.need(row.id)
  const spoken = row.detected_language === null ? undefined : db.languages.get(row.detected_language)
  const paragraphs = segmentsOf(db, row).flatMap(({ text, segment, translations }): DocxParagraph[] => {
    const name = row.speakers.find(({ id }) => id === segment.speaker_id)?.name
    const time = { text: formatCueTime(segment.start, '.').slice(0, 8), style: 'time' } as const
    const who = name === undefined ? [] : [{ text: `${name}  `, style: 'speaker' } as const]
    return [
      { style: 'heading', runs: [...who, time] },
      { runs: [{ text, ...(spoken && { language: spoken.iso }) }] },
      { runs: [{ text: translations?.[language]?.text ?? '' }] },
    ]
  })
  const iso = db.languages.need(language).iso
  return writeDocx({
    title,
    language: iso,
    paragraphs: [{ style: 'title', runs: [{ text: title }] }, ...paragraphs],
  })
}
