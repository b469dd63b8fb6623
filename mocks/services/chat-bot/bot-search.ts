import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { LocaleCode } from '#src/contract/primitives.ts'
import { passagesOf } from '#src/rules/answer-search/passages.ts'
import { createSearch, type Search } from '#src/rules/answer-search/search-passages.ts'

interface BotSearch {
  readonly projectId: number
  readonly usual: LocaleCode
  readonly search: Search
  /** Indexed rows, with functions that remove them from the index. */
  readonly rows: Map<BlockRow, () => void>
  add(row: BlockRow): void
  /** Remaining steps of the latest update. */
  steps: IndexSteps | undefined
}

/** Less than half a frame. */
const SLICE_MS = 6
/** Number of recently asked bots whose index is updated with their sources instead of rebuilt. */
const MAX_SEARCHES = 4
let latestSearches: readonly BotSearch[] = []

function passagesIn({ id, text, source }: BlockRow, usual: LocaleCode) {
  return passagesOf({ id, name: source?.name ?? '', text, question: source?.question }, usual)
}

function newSearch(projectId: number, usual: LocaleCode): BotSearch {
  const { add, search } = createSearch(usual)
  const rows: BotSearch['rows'] = new Map()
  return {
    projectId,
    usual,
    search,
    rows,
    steps: undefined,
    add: (row) => void rows.set(row, add(passagesIn(row, usual))),
  }
}

/** Updates an index to match sources, one source per step: all at once would block the page. */
function* indexSteps(now: readonly BlockRow[], { rows, add }: BotSearch) {
  const wanted = new Set(now)
  for (const [row, takeOut] of rows) {
    if (wanted.has(row)) continue
    takeOut()
    rows.delete(row)
    yield
  }
  for (const row of now) {
    if (rows.has(row)) continue
    add(row)
    yield
  }
}

type IndexSteps = ReturnType<typeof indexSteps>

function takeSteps(steps: IndexSteps, forMs = Number.POSITIVE_INFINITY): boolean {
  const start = performance.now()
  while (!steps.next().done) if (performance.now() - start > forMs) return false
  return true
}

/** Runs the steps in small tasks, between which the page can work, until other steps replace them. */
function takeStepsInTasks(found: BotSearch, steps: IndexSteps) {
  if (found.steps !== steps || takeSteps(steps, SLICE_MS)) return
  setTimeout(() => takeStepsInTasks(found, steps))
}

export function languageOfProject(
  tx: Pick<Transaction, 'languages'>,
  { language }: Pick<ProjectRow, 'language'>,
) {
  const code = tx.languages.get(language)?.code
  return LocaleCode.options.find((option) => option === code) ?? 'en'
}

export const usableSources = (tx: Transaction, projectId: number): BlockRow[] =>
  blocksOf(tx, projectId).filter(({ source, status }) => source?.is_on && status === 'ready')

function searchIn(
  tx: Transaction,
  project: Pick<ProjectRow, 'id' | 'language'>,
  rows: readonly BlockRow[],
): BotSearch {
  const usual = languageOfProject(tx, project)
  // Compares rows, because another world may have a bot with the same id.
  const known = latestSearches.find(
    (each) => each.projectId === project.id && each.usual === usual && rows.some((row) => each.rows.has(row)),
  )
  const found = known ?? newSearch(project.id, usual)
  latestSearches = [found, ...latestSearches.filter((each) => each !== found)].slice(0, MAX_SEARCHES)
  return found
}

/** Starts to prepare the result of `searchOf`, which completes it if it is needed earlier. */
export function prepareSearch(tx: Transaction, project: Pick<ProjectRow, 'id' | 'language'>): void {
  const rows = usableSources(tx, project.id)
  if (rows.length === 0) return
  const found = searchIn(tx, project, rows)
  found.steps = indexSteps(rows, found)
  takeStepsInTasks(found, found.steps)
}

export function searchOf(tx: Transaction, project: Pick<ProjectRow, 'id' | 'language'>): Search | undefined {
  const rows = usableSources(tx, project.id)
  if (rows.length === 0) return undefined
  const found = searchIn(tx, project, rows)
  found.steps = indexSteps(rows, found)
  takeSteps(found.steps)
  return found.search
}
