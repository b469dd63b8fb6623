import { outlineOf } from '#mocks/features/projects/outline.ts'
import { startRun } from '#mocks/features/runs/start-run.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { bigBook } from '#mocks/seed/projects/big-book.ts'
import { changedBlocks, importedBlocks, seasideBook } from '#mocks/seed/projects/seaside-book.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { ShopCheck } from '#src/contract/runs.ts'
import type { Scenario } from './scenario.ts'

const { COMPLETED, DRAFT, REJECTED } = projectStatuses
const { leyla } = demoAccounts

/** An audio book whose first chapter is done while the second is permanently in progress. */
function seedBookBeingSpoken(tx: Transaction): void {
  const { id } = seedProject(tx, leyla.id, seasideBook({ title: 'Adaya səfər', status: COMPLETED }))
  const ids = outlineOf(tx, id)
  const headings = ids.filter((each) => tx.blocks.get(each)?.type === 'chapter')
  const [, second = 0] = headings
  const left = ids.slice(ids.indexOf(second)).filter((each) => tx.blocks.get(each)?.type !== 'pause')
  for (const each of left) tx.blocks.update(each, { status: 'none', take_id: null })
  startRun(tx, tx.projects.need(id), { scope: 'blocks', block_ids: left.slice(0, 3) })
  tx.agenda.cancel(`project:${id}`)
  tx.blocks.update(second, { status: 'running' })
}

function seedBooks(tx: Transaction, qepik?: number): void {
  seedFunded(tx, qepik)
  seedProject(tx, leyla.id, seasideBook({ daysAgo: 5 }))
  seedProject(
    tx,
    leyla.id,
    seasideBook({ title: 'Yay dəftəri', status: DRAFT, daysAgo: 4, blocks: importedBlocks }),
  )
  seedProject(tx, leyla.id, seasideBook({ title: 'Külək nəğməsi', status: REJECTED, daysAgo: 3 }))
  seedProject(tx, leyla.id, seasideBook({ title: 'Hələ yazılmayıb', status: DRAFT, daysAgo: 2, blocks: [] }))
}

const shopCheck = (file_name: string, part: Partial<ShopCheck> = {}): ShopCheck => ({
  file_name,
  ...{ rms: -20.5, peak: -4.5, noise_floor: -96, duration: 312, head: 0.75, tail: 2, is_passed: true },
  ...part,
})

/** Exports of an audio book for shops: one that meets the rules, and one with a chapter that does not. */
function seedShopFiles(tx: Transaction): void {
  const { id, customer_id } = seedProject(tx, leyla.id, seasideBook({}))
  const tooQuiet = shopCheck('02 İkinci fəsil. Qayıq.mp3', { rms: -24.1, duration: 7260, is_passed: false })
  const checks = [[shopCheck('01 Birinci fəsil. Külək.mp3'), tooQuiet], [shopCheck('Dəniz kənarında.mp3')]]
  for (const [index, shop_checks] of checks.entries()) {
    tx.files.put({
      key: `export-book-${index}`,
      content: new Blob(['']),
      mime: 'audio/mpeg',
      name: 'Dəniz kənarında.mp3',
    })
    tx.exports.create({
      ...{ project_id: id, customer_id, status: 'ready', progress: 100, format: 'mp3', quality: '192' },
      ...{ layout: index === 0 ? 'per_block' : 'single', block_ids: null, gap: 0, subtitles: null },
      ...{
        is_for_shop: true,
        shop_checks,
        file_name: 'Dəniz kənarında.mp3',
        mime: 'audio/mpeg',
        size: 7_488_000,
      },
      ...{ file: `export-book-${index}`, error: null, created_at: tx.now - index, expires_at: null },
    })
  }
}

const bigBookOf = (words: number): Scenario => ({
  description: `An audio book of ${words} words in forty chapters, for the speed of opening it.`,
  seed(tx) {
    seedFunded(tx)
    seedProject(tx, leyla.id, bigBook(words))
  },
})

export const audioBookScenarios = {
  books: {
    description:
      'Audio books in every state: spoken, a draft, refused, without text, and one that is running.',
    isHeld: true,
    seed(tx) {
      seedBooks(tx)
      seedBookBeingSpoken(tx)
    },
  },
  'books-poor': {
    description: 'The same audio books but the running one, and too little money to have anything spoken.',
    seed: (tx) => seedBooks(tx, 20),
  },
  'books-reading': {
    description: 'Audio books, and a server that goes on reading a new one for ever.',
    seed: (tx) => seedBooks(tx),
    faults: [{ endpoint: 'initProject', fault: { kind: 'hang' } }],
  },
  'book-changed': {
    description: 'A spoken book of which two sentences were written anew since.',
    seed(tx) {
      seedFunded(tx)
      seedProject(tx, leyla.id, seasideBook({ blocks: changedBlocks }))
    },
  },
  'book-shop-files': {
    description: 'A spoken book with two files for shops: one passes their check, the other does not.',
    seed(tx) {
      seedFunded(tx)
      seedShopFiles(tx)
    },
  },
  'big-book-10000': bigBookOf(10_000),
  'big-book-100000': bigBookOf(100_000),
} as const satisfies Record<string, Scenario>
