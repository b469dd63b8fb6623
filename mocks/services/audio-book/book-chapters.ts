import { joinAudio, resample } from '#mocks/engines/audio/join-audio.ts'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { type ExportJob, type PlacedTake, soundOf, spokenAt } from '#mocks/features/exports/export-job.ts'
import { type ExportPart, isSpokenPart } from '#mocks/features/exports/export-parts.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import { chaptersOf, isIncluded } from './chapters.ts'

export interface BookChapter {
  title: string
  parts: ExportPart[]
}

export interface ChapterSound {
  audio: PcmAudio
  spoken: PlacedTake[]
}

/** Sample rate that players and shops expect. */
const RATE = 44_100
/** Silence in seconds: shops require 0.5 to 1 at the start and 1 to 5 at the end. */
const SILENCE_AT_START_S = 0.75
const SILENCE_AT_END_S = 2
const AFTER_TITLE_S = 1
const BETWEEN_S = 0.4

function blocksIn(db: Database, projectId: number): BlockRow[] {
  return (db.outlines.get(projectId)?.block_ids ?? []).flatMap((id) => db.blocks.get(id) ?? [])
}

export function bookChapters({ db, row, parts }: Pick<ExportJob, 'db' | 'row' | 'parts'>): BookChapter[] {
  const partOf = new Map(parts.map((part) => [part.blockId, part]))
  return chaptersOf(blocksIn(db, row.project_id))
    .filter(isIncluded)
    .map(({ heading, blocks }) => ({
      title: heading?.text.trim() ?? '',
      parts: blocks.flatMap(({ id }) => partOf.get(id) ?? []),
    }))
    .filter(({ parts: own }) => own.some(isSpokenPart))
}

function gapsIn(parts: readonly ExportPart[]): number[] {
  return parts.slice(1).map((part, index) => {
    const before = parts[index]
    if (!isSpokenPart(part) || !before || !isSpokenPart(before)) return 0
    return before.take.type === 'chapter' ? AFTER_TITLE_S : BETWEEN_S
  })
}

export async function soundOfChapter(job: ExportJob, { parts }: BookChapter): Promise<ChapterSound> {
  const sounds: PcmAudio[] = []
  for (const part of parts) sounds.push(resample(await soundOf(job, part), RATE))
  const joined = joinAudio(sounds, gapsIn(parts))
  const samples = new Int16Array(
    joined.samples.length + Math.round((SILENCE_AT_START_S + SILENCE_AT_END_S) * RATE),
  )
  samples.set(joined.samples, Math.round(SILENCE_AT_START_S * RATE))
  const starts = joined.starts.map((start) => start + SILENCE_AT_START_S)
  return { audio: { samples, sampleRate: RATE }, spoken: spokenAt(parts, starts) }
}
