import { sumFigures } from '#mocks/features/projects/figures.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { moneyOf } from '#src/rules/money.ts'

const { DRAFT, REJECTED } = projectStatuses

interface Chapter {
  heading: BlockRow | undefined
  /** Its blocks in order, the heading first. */
  blocks: BlockRow[]
}

export function chaptersOf(blocks: readonly BlockRow[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const block of blocks) {
    const last = chapters.at(-1)
    if (block.type === 'chapter') chapters.push({ heading: block, blocks: [block] })
    else if (last) last.blocks.push(block)
    else chapters.push({ heading: undefined, blocks: [block] })
  }
  return chapters
}

export const isIncluded = ({ heading }: Chapter) => heading?.settings?.is_left_out !== true

export const includedBlocks = (blocks: readonly BlockRow[]) =>
  chaptersOf(blocks)
    .filter(isIncluded)
    .flatMap((chapter) => chapter.blocks)

export const includedIds = (tx: Transaction, { id }: Pick<ProjectRow, 'id'>): ReadonlySet<number> =>
  new Set(includedBlocks(blocksOf(tx, id)).map((block) => block.id))

/** Totals of the included chapters: excluded ones are neither counted nor priced. */
export function includedFigures(tx: Transaction, project: ProjectRow): Partial<ProjectSummary> {
  const blocks = blocksOf(tx, project.id)
  if (chaptersOf(blocks).every(isIncluded)) return {}
  const { characters, full_price } = sumFigures(tx, project, includedBlocks(blocks))
  const isPriced = project.status === DRAFT || project.status === REJECTED
  return { characters, ...(isPriced && { price: moneyOf(full_price) }) }
}
