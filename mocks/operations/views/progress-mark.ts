import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { ExportFile } from '#src/contract/runs.ts'

interface Shown {
  readonly project: ProjectRow
  /** Blocks of the project's latest run. */
  readonly blocks: readonly BlockRow[]
  readonly exports: readonly ExportFile[]
  readonly locale: LocaleCode
}

/** Number of the latest change among blocks, or the highest id. */
const highest = (blocks: readonly BlockRow[], field: 'id' | 'changed') =>
  blocks.reduce((most, block) => Math.max(most, block[field] ?? 0), 0)

/** FNV-1a. */
function checksumOf(value: unknown): string {
  let sum = 2_166_136_261
  const text = JSON.stringify(value)
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619)
  return (sum >>> 0).toString(36)
}

/**
 * Checksum of everything besides the rows of blocks that their views depend on, and of the blocks that existed when
 * `lastId` was the highest id, so that a removal is noticed.
 */
function contextOf({ project, blocks, locale }: Shown, lastId: number): string {
  const { id, slug, run_id, language, voice_id, settings, sequence } = project
  // Blocks of such a service also show rows of its own, so every change of the project counts.
  const own = services[slug].block ? sequence : null
  const ids = blocks.flatMap((block) => (block.id <= lastId ? block.id : []))
  return checksumOf([id, run_id, locale, language, voice_id, settings, own, ids])
}

const exportsMark = ({ project, exports }: Shown) => checksumOf([exports, project.last_export ?? null])

/** State of a project's progress, as text that only this file reads. */
export function progressMark(shown: Shown): string {
  const lastId = highest(shown.blocks, 'id')
  return [highest(shown.blocks, 'changed'), lastId, contextOf(shown, lastId), exportsMark(shown)].join('.')
}

/** Changes after a mark; undefined if the mark is unknown or a block of that time was removed. */
export function changesSince(since: string | undefined, shown: Shown) {
  const [changed, lastId, context, exports] = since?.split('.') ?? []
  const [from, last] = [Number(changed), Number(lastId)]
  if (Number.isNaN(from) || from > highest(shown.blocks, 'changed')) return undefined
  if (context !== contextOf(shown, last)) return undefined
  return {
    blocks: shown.blocks.filter((block) => (block.changed ?? 0) > from),
    areExportsChanged: exports !== exportsMark(shown),
  }
}

/** Blocks of the latest run that still exist. */
export function blocksOfRun(tx: Transaction, { run_id }: ProjectRow): BlockRow[] {
  const ids = run_id === null ? undefined : tx.runs.get(run_id)?.block_ids
  return (ids ?? []).flatMap((id) => tx.blocks.get(id) ?? [])
}
