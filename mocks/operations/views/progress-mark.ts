import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { ExportFile } from '#src/contract/runs.ts'

interface MarkedProject {
  readonly tx: Transaction
  readonly project: ProjectRow
  /** All blocks of the project. */
  readonly blocks: readonly BlockRow[]
  readonly exports: readonly ExportFile[]
  readonly locale: LocaleCode
}

/** Number of the latest change among blocks, or the highest id. */
const highestNumber = (blocks: readonly BlockRow[], field: 'id' | 'changed') =>
  blocks.reduce((most, block) => Math.max(most, block[field] ?? 0), 0)

/** FNV-1a. */
function checksumOf(value: unknown): string {
  let sum = 2_166_136_261
  const text = JSON.stringify(value)
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16_777_619)
  return (sum >>> 0).toString(36)
}

/**
 * Checksum of everything besides the rows of blocks that their views depend on, and of the blocks in order that existed
 * when `lastId` was the highest id, so that a removal or another order is noticed.
 */
function contextOf({ tx, project, blocks, locale }: MarkedProject, lastId: number): string {
  const { id, slug, language, voice_id, settings } = project
  const own = services[slug].blockContext?.(tx, project) ?? null
  const ids = blocks.flatMap((block) => (block.id <= lastId ? block.id : []))
  return checksumOf([id, locale, language, voice_id, settings, own, ids])
}

const exportsMark = ({ project, exports }: MarkedProject) =>
  checksumOf([exports, project.last_export ?? null])

/** State of a project, as text that only this file reads. */
export function progressMark(shown: MarkedProject): string {
  const lastId = highestNumber(shown.blocks, 'id')
  return [highestNumber(shown.blocks, 'changed'), lastId, contextOf(shown, lastId), exportsMark(shown)].join(
    '.',
  )
}

/** The mark of a response without exports, so that a response that continues it has them. */
export const markWithoutExports = (shown: Omit<MarkedProject, 'exports'>): string =>
  progressMark({ ...shown, exports: [] }).replace(/[^.]*$/, '')

/**
 * Changes after a mark; undefined if the mark is unknown, a block of that time was removed or moved, or there are more
 * new blocks than a complete response has.
 */
export function changesSince(since: string | undefined, shown: MarkedProject) {
  const [changed, lastId, context, exports] = since?.split('.') ?? []
  const [from, last] = [Number(changed), Number(lastId)]
  const { project, blocks } = shown
  if (Number.isNaN(from) || from > highestNumber(blocks, 'changed')) return undefined
  if (context !== contextOf(shown, last)) return undefined
  const latest = new Set(services[project.slug].latest?.(blocks).blocks ?? blocks)
  const changes = blocks.filter(({ id, changed = 0 }) => changed > from || id > last)
  if (changes.some((block) => block.id > last && !latest.has(block))) return undefined
  return {
    blocks: changes.filter((block) => latest.has(block)),
    areExportsChanged: exports !== exportsMark(shown),
  }
}

/** Blocks of the latest run that still exist. */
export function blocksOfRun(tx: Transaction, { run_id }: ProjectRow): BlockRow[] {
  const ids = run_id === null ? undefined : tx.runs.get(run_id)?.block_ids
  return (ids ?? []).flatMap((id) => tx.blocks.get(id) ?? [])
}
