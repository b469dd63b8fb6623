import type { Database } from '#mocks/kernel/db/database.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import { say } from '#mocks/messages/catalogue.ts'
import type { Word } from '#src/contract/block.ts'
import { LocaleCode } from '#src/contract/primitives.ts'

/** A segment as it goes into a file; times in seconds. */
export interface TranscriptSegment {
  start: number
  end: number
  speaker: { id: string; name: string } | null
  text: string
  words: readonly Word[]
}

export interface TranscriptText {
  title: string
  /** Such as `az-AZ`; `duration` in seconds. */
  language: string
  duration: number
  isSimulated: boolean
  /** What a reader must know first, in the language of the transcript; nothing where all is true. */
  note: string | null
  segments: TranscriptSegment[]
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
    return [{ start, end, words, text: oneLine(text), speaker: speakers.get(speaker_id ?? '') ?? null }]
  })
}

export const hasTranscriptText = (
  db: Database,
  { id }: Pick<ProjectRow, 'id'>,
  wanted: readonly number[] | null,
): boolean => segmentsOf(db, id, wanted).length > 0

export function transcriptText(db: Database, { project_id, block_ids }: ExportRow): TranscriptText {
  const { title, language } = db.projects.need(project_id)
  const row = db.transcripts.get(project_id)
  const isSimulated = db.transcriptVersions.get(row?.version_id ?? 0)?.is_simulated ?? false
  const { iso = 'az-AZ', code } = db.languages.get(language) ?? {}
  const locale = LocaleCode.options.find((option) => option === code) ?? 'en'
  return {
    title: oneLine(title),
    language: iso,
    duration: row?.duration ?? 0,
    isSimulated,
    note: isSimulated ? say(locale, 'transcript_simulated') : null,
    segments: segmentsOf(db, project_id, block_ids),
  }
}

export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds)
  return [whole / 3600, (whole / 60) % 60, whole % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':')
}

export function turnsOf({ segments }: TranscriptText): TranscriptSegment[][] {
  const turns: TranscriptSegment[][] = []
  for (const segment of segments) {
    const turn = turns.at(-1)
    if (turn && turn[0]?.speaker?.id === segment.speaker?.id) turn.push(segment)
    else turns.push([segment])
  }
  return turns
}
