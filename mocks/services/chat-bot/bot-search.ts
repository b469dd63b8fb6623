import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { type Passage, passagesOf } from './answers/passages.ts'
import { type Search, searchOver } from './answers/search-passages.ts'

type Rows = readonly BlockRow[]

const passagesOfRow = new WeakMap<BlockRow, Passage[]>()
/** The latest search of a bot, by its first source: as long as no source changes, it is not made anew. */
const searches = new WeakMap<BlockRow, { rows: Rows; search: Search }>()

function passagesIn(row: BlockRow, usual: LocaleCode): Passage[] {
  const known = passagesOfRow.get(row)
  if (known) return known
  const { id, text, source } = row
  const passages = passagesOf({ id, name: source?.name ?? '', text, question: source?.question }, usual)
  passagesOfRow.set(row, passages)
  return passages
}

const isSame = (a: Rows, b: Rows) => a.length === b.length && a.every((row, index) => row === b[index])

export function languageOfProject(
  tx: Pick<Transaction, 'languages'>,
  { language }: Pick<ProjectRow, 'language'>,
) {
  const code = tx.languages.get(language)?.code
  return LocaleCode.options.find((option) => option === code) ?? 'en'
}

/** Sources that the bot may answer from. */
export const usableSources = (tx: Transaction, projectId: number): BlockRow[] =>
  blocksOf(tx, projectId).filter(({ source, status }) => source?.is_on && status === 'ready')

/** The search over the sources of a bot; undefined where it has none. */
export function searchOf(tx: Transaction, project: Pick<ProjectRow, 'id' | 'language'>): Search | undefined {
  const rows = usableSources(tx, project.id)
  const [first] = rows
  if (!first) return undefined
  const known = searches.get(first)
  if (known && isSame(known.rows, rows)) return known.search
  const usual = languageOfProject(tx, project)
  const search = searchOver(
    rows.flatMap((row) => passagesIn(row, usual)),
    usual,
  )
  searches.set(first, { rows, search })
  return search
}
