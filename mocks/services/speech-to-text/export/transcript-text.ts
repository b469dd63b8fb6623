import type { CueLines } from '#mocks/engines/subtitles/cues-from-words.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import { say } from '#mocks/messages/catalogue.ts'
import type { Word } from '#src/contract/block.ts'
import { CAPTION_LINE_USUAL, CAPTION_LINES_USUAL } from '#src/contract/limits.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import type { Chapter } from '#src/contract/speech-to-text.ts'

/** A segment in an export; times in seconds. */
export interface TranscriptSegment {
  start: number
  end: number
  speaker: { id: string; name: string } | null
  text: string
  words: readonly Word[]
  /** Titles of the chapters that start with it; usually none. */
  chapters: string[]
}

export interface TranscriptText {
  title: string
  /** For example `az-AZ`; `duration` in seconds. */
  language: string
  duration: number
  isSimulated: boolean
  /** A warning for the reader, in the language of the transcript; null if the transcript is real. */
  note: string | null
  segments: TranscriptSegment[]
  hasSpeakers: boolean
  hasTimestamps: boolean
  lines: CueLines
}

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim()

function segmentsOf(db: Database, projectId: number, wanted: readonly number[] | null): TranscriptSegment[] {
  const versionId = db.transcripts.get(projectId)?.version_id ?? 0
  const speakers = new Map(
    db.transcriptVersions.get(versionId)?.speakers.map(({ id, name }) => [id, { id, name: oneLine(name) }]),
  )
  const chosen = wanted && new Set(wanted)
  const ids = db.outlines.get(projectId)?.block_ids ?? []
  return ids.flatMap((id) => {
    const { segment, text = '' } = db.blocks.get(id) ?? {}
    if (!segment || text.trim() === '' || (chosen && !chosen.has(id))) return []
    const { start, end, words, speaker_id } = segment
    const speaker = speakers.get(speaker_id ?? '') ?? null
    return [{ start, end, words, text: oneLine(text), speaker, chapters: [] }]
  })
}

/** Assigns each chapter to the first segment after its moment, if that segment is exported. */
function withChapters(
  segments: TranscriptSegment[],
  whole: readonly TranscriptSegment[],
  chapters: readonly Chapter[],
): TranscriptSegment[] {
  for (const chapter of chapters) {
    const first = whole.find(({ end }) => end > chapter.start)
    segments.find(({ start }) => start === first?.start)?.chapters.push(oneLine(chapter.title))
  }
  return segments
}

export const hasTranscriptText = (
  db: Database,
  { id }: Pick<ProjectRow, 'id'>,
  wanted: readonly number[] | null,
): boolean => segmentsOf(db, id, wanted).length > 0

export function transcriptText(db: Database, row: ExportRow): TranscriptText {
  const { project_id, block_ids, line_length, line_count } = row
  const { title, language } = db.projects.need(project_id)
  const transcript = db.transcripts.get(project_id)
  const version = db.transcriptVersions.get(transcript?.version_id ?? 0)
  const isSimulated = version?.is_simulated ?? false
  const { iso = 'az-AZ', code } = db.languages.get(language) ?? {}
  const locale = LocaleCode.options.find((option) => option === code) ?? 'en'
  return {
    title: oneLine(title),
    language: iso,
    duration: transcript?.duration ?? 0,
    isSimulated,
    note: isSimulated ? say(locale, 'transcript_simulated') : null,
    segments: withChapters(
      segmentsOf(db, project_id, block_ids),
      segmentsOf(db, project_id, null),
      version?.chapters ?? [],
    ),
    hasSpeakers: row.has_speakers ?? true,
    hasTimestamps: row.has_timestamps ?? true,
    lines: { length: line_length ?? CAPTION_LINE_USUAL, count: line_count ?? CAPTION_LINES_USUAL },
  }
}

export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return [whole / 3600, (whole / 60) % 60, whole % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

/** Segments of one speaker until another one speaks or a chapter starts. */
export function turnsOf({ segments }: TranscriptText): TranscriptSegment[][] {
  const turns: TranscriptSegment[][] = []
  for (const segment of segments) {
    const turn = turns.at(-1)
    const isSame = turn?.[0]?.speaker?.id === segment.speaker?.id && segment.chapters.length === 0
    if (turn && isSame) turn.push(segment)
    else turns.push([segment])
  }
  return turns
}
