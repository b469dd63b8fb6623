import type { Database } from '#mocks/kernel/db/database.ts'
import type { TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'

/** One block of an export: its result, and its place among those exported, from 1. */
export interface ExportPart {
  take: TakeRow
  number: number
}

type Wanted = Pick<ExportRow, 'project_id' | 'block_ids'>

/** The results that go into an export, in the order of the blocks. Stale ones too; blocks without are left out. */
export function exportParts(db: Database, { project_id, block_ids }: Wanted): ExportPart[] {
  const wanted = block_ids === null ? undefined : new Set(block_ids)
  const parts: ExportPart[] = []
  for (const id of db.outlines.get(project_id)?.block_ids ?? []) {
    if (wanted && !wanted.has(id)) continue
    const takeId = db.blocks.get(id)?.take_id ?? null
    const take = takeId === null ? undefined : db.takes.get(takeId)
    if (take) parts.push({ take, number: parts.length + 1 })
  }
  return parts
}
