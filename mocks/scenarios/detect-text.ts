import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { type SeedProject, seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type SeededExport, seedExports } from '#mocks/seed/projects/seed-exports.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { pagesOf } from '#mocks/services/detect-text/seed/seed-pages.ts'
import { startReading } from '#mocks/services/detect-text/start-reading.ts'
import { MAX_PAGES } from '#src/contract/form-choices.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Scenario } from './scenario.ts'

const { COMPLETED, DRAFT, REJECTED } = projectStatuses
const { leyla } = demoAccounts

const LETTERS = ['az', 'tr', 'en', 'ru'].map((language) => `sample-page-letter-${language}`)

const documentProject = (
  title: string,
  pages: readonly string[],
  rest: Partial<SeedProject>,
): SeedProject => ({
  slug: 'detect-text',
  title,
  language: 'az',
  status: COMPLETED,
  daysAgo: 0,
  content: pagesOf(pages),
  blocks: [],
  ...rest,
})

/** A document whose first page is done while the second is permanently in progress. */
function seedReading(tx: Transaction): void {
  const pages = ['sample-page-letter-en', 'sample-page-receipt']
  const read = seedProject(tx, leyla.id, documentProject('Field notes', pages, { language: 'en' }))
  tx.projects.update(read.id, { status: DRAFT })
  const [, second = 0] = outlineOf(tx, read.id)
  tx.blocks.update(second, ({ page }) => ({
    text: '',
    status: 'none',
    ...(page && { page: { ...page, lines: [], languages: [] } }),
  }))
  startReading({ tx, body: { scope: 'changed' } }, tx.projects.need(read.id))
  tx.agenda.cancel(`project:${read.id}`)
  tx.blocks.update(second, { status: 'running' })
}

/** A failed export, a finished one, and one in progress. */
const files: readonly SeededExport[] = [
  { status: 'failed', format: 'pdf', mime: 'application/pdf', file_name: 'Elanlar.pdf' },
  { status: 'ready', format: 'txt', mime: 'text/plain', file_name: 'Elanlar.txt' },
  { status: 'preparing', format: 'json', mime: 'application/json', file_name: 'Elanlar.json' },
]

/** A document of two pages, of which the second failed. */
function seedFailed(tx: Transaction, title: string, daysAgo: number, error: BlockRow['error']): void {
  const pages = ['sample-page-letter-tr', 'sample-page-letter-ru']
  const { id } = seedProject(tx, leyla.id, documentProject(title, pages, { daysAgo }))
  tx.blocks.update(outlineOf(tx, id)[1] ?? 0, ({ page }) => ({
    text: '',
    status: 'failed',
    error,
    ...(page && { page: { ...page, lines: [], languages: [] } }),
  }))
}

function seedDocuments(tx: Transaction): void {
  seedExports(
    tx,
    seedProject(tx, leyla.id, documentProject('Elanlar, dörd dildə', LETTERS, { daysAgo: 4 })),
    files,
  )
  seedProject(
    tx,
    leyla.id,
    documentProject('Mənzərə', ['sample-page-empty'], {
      status: REJECTED,
      rejection: 'no_text_found',
      daysAgo: 3,
    }),
  )
  seedProject(
    tx,
    leyla.id,
    documentProject('Qəbzlər, noyabr', ['sample-page-receipt'], { status: DRAFT, daysAgo: 1 }),
  )
  const failed = seedProject(
    tx,
    leyla.id,
    documentProject('Məktub və boş səhifə', ['sample-page-letter-az', 'sample-page-empty'], { daysAgo: 2 }),
  )
  const ids = outlineOf(tx, failed.id)
  tx.blocks.update(ids[1] ?? 0, { status: 'failed', error: 'page_without_text' })
  saveOutline(tx, failed.id, [...ids].reverse())
  seedReading(tx)
  seedProject(tx, leyla.id, documentProject('Qiymət siyahısı', ['sample-page-prices'], { daysAgo: 5 }))
  seedFailed(tx, 'Arxiv vərəqləri', 6, 'page_reading_failed')
  seedProject(
    tx,
    leyla.id,
    documentProject('Məktublar, sentyabr', ['sample-page-letter-az'], {
      status: REJECTED,
      rejection: 'reading_unavailable',
      daysAgo: 7,
    }),
  )
  seedFailed(tx, 'Şəhərin planı', 8, 'page_too_intricate')
}

export const detectTextScenarios = {
  documents: {
    description:
      'Detect text in every state: read in four languages, without text, a draft, and one that is running.',
    isHeld: true,
    seed(tx) {
      seedFunded(tx)
      seedDocuments(tx)
    },
  },
  'documents-poor': {
    description: 'The same documents, and too little money to read a page.',
    isHeld: true,
    seed(tx) {
      seedFunded(tx, 13)
      seedDocuments(tx)
    },
  },
  'long-document': {
    description: 'Detect text: one project of as many read pages as there can be.',
    seed(tx) {
      seedFunded(tx)
      const pages = Array.from({ length: MAX_PAGES }, (_, index) => LETTERS[index % LETTERS.length] ?? '')
      seedProject(tx, leyla.id, documentProject('Arxiv, iki yüz səhifə', pages, {}))
    },
  },
} as const satisfies Record<string, Scenario>
