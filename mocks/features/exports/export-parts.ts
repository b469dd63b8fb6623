import type { Database } from '#mocks/kernel/db/database.ts'
import type { TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import { pauseSeconds } from '#src/rules/speech.ts'
import { pausesIn } from '#src/rules/text-pauses.ts'

interface SpokenPart {
  blockId: number
  take: TakeRow
  number: number
}

interface PausePart {
  blockId: number
  take?: undefined
  pause: number
  number: number
}

export type ExportPart = SpokenPart | PausePart

export const isSpokenPart = (part: ExportPart): part is SpokenPart => part.take !== undefined

type BlockChoice = Pick<ExportRow, 'project_id' | 'block_ids'>

/**
 * Parts of an export, in block order: results, including stale ones, and pauses. Texts without a result are left
 * out; without any result there is nothing to export.
 */
export function exportParts(db: Database, { project_id, block_ids }: BlockChoice): ExportPart[] {
  const wanted = block_ids === null ? undefined : new Set(block_ids)
  const parts: ExportPart[] = []
  for (const id of db.outlines.get(project_id)?.block_ids ?? []) {
    const block = db.blocks.get(id)
    if (!block || (wanted && !wanted.has(id))) continue
    const number = parts.length + 1
    const take = block.take_id === null ? undefined : db.takes.get(block.take_id)
    if (block.type === 'pause') parts.push({ blockId: id, pause: pauseSeconds(block.settings), number })
    else if (take) parts.push({ blockId: id, take, number })
  }
  return parts.some(isSpokenPart) ? parts : []
}

/**
 * Silence before each part except the first, in seconds: between two spoken parts the gap is added once, however
 * many pauses are between them.
 */
export function gapsOf(parts: readonly ExportPart[], gap: number): number[] {
  const first = parts.findIndex(isSpokenPart)
  return parts.flatMap((part, index) => {
    if (index === 0) return []
    return isSpokenPart(part) && index > first ? gap : 0
  })
}

/** Seconds of silence in an export, less the seconds of its speech. */
export function silenceBeyondSpeech(parts: readonly ExportPart[], gap: number): number {
  const gaps = gapsOf(parts, gap).reduce((sum, seconds) => sum + seconds, 0)
  return parts.reduce((sum, part) => {
    if (!isSpokenPart(part)) return sum + part.pause
    return sum + 2 * pausesIn(part.take.text) - part.take.duration
  }, gaps)
}
