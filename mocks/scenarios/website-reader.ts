import { startRun } from '#mocks/features/runs/start-run.ts'
import { seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { seedCatalogAndCustomers } from '#mocks/seed/build-world.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { DEFAULT_SETTINGS } from '#mocks/services/website-reader/reader-settings.ts'
import { sampleArticles } from '#mocks/services/website-reader/sample-articles.ts'
import { readerWith } from '#mocks/services/website-reader/seed/seed-reader.ts'
import { siteArticles } from '#mocks/services/website-reader/site-articles.ts'
import { type ProjectStatus, projectStatuses } from '#src/contract/project-summary.ts'
import { failCalls, type Scenario } from './scenario.ts'

const { leyla } = demoAccounts
const { DRAFT, COMPLETED, REJECTED } = projectStatuses
const MINUTE_MS = 60_000

const seedReader = (tx: Transaction, title: string, status: ProjectStatus) =>
  seedProject(tx, leyla.id, {
    slug: 'website-reader',
    title,
    language: 'az',
    status,
    daysAgo: 1,
    voiceId: 1,
    domain: 'bloq.example.az',
    selector: 'article',
    content: readerWith(DEFAULT_SETTINGS),
    blocks: sampleArticles.az.map((text, index) => ({ text, clientId: `sample-az-${index}` })),
  })

/** The first has only a path, because its page has no heading. */
const LISTENS = [
  { path: '/az/arxiv/2026/yanvar', title: '', plays: 3, seconds: 95.4 },
  { path: siteArticles.az.path, title: siteArticles.az.title, plays: 1284, seconds: 15_432 },
]

/** Website readers in all states, with ids in this order. */
export const websiteReaderScenarios = {
  'website-readers': {
    description: 'Website readers: draft, finished, changed since, rejected, and one that is being read.',
    seed(tx) {
      seedFunded(tx, 10_000)
      seedReader(tx, 'Qaralama', DRAFT)
      const ready = seedReader(tx, 'Hazır pleyer', COMPLETED)
      tx.readers.update(ready.id, { listens: LISTENS })
      const changed = seedReader(tx, 'Sürəti dəyişən pleyer', COMPLETED)
      tx.projects.update(changed.id, { settings: { speed: 1.25 } })
      tx.readers.update(changed.id, { settings: { ...DEFAULT_SETTINGS, speed: 1.25 } })
      seedReader(tx, 'Rədd edilmiş pleyer', REJECTED)
      startRun(tx, seedReader(tx, 'Oxunan pleyer', DRAFT), { scope: 'changed' })
    },
  },
  'website-reader-visited': {
    description: 'A website reader on its site: who has asked for it and what was listened to.',
    seed(tx) {
      seedFunded(tx, 10_000)
      seedReader(tx, 'Qaralama', DRAFT)
      const { id } = seedReader(tx, 'Hazır pleyer', COMPLETED)
      tx.readers.update(id, {
        visits: [
          { host: 'bloq.example.az', at: tx.now - 5 * MINUTE_MS, is_refused: false },
          { host: 'kopya.example.com', at: tx.now - 90 * MINUTE_MS, is_refused: true },
        ],
        listens: [
          { path: '/sehv-ve-dogru', title: 'Səhv və doğru', plays: 12, seconds: 1_460 },
          { path: '/qis-nagili', title: 'Qış nağılı', plays: 1, seconds: 75 },
        ],
      })
    },
  },
  'website-reader-poor': {
    description: 'A draft of a website reader, and no money for its preview.',
    seed(tx) {
      seedCatalogAndCustomers(tx)
      seedReader(tx, 'Qaralama', DRAFT)
    },
  },
  'website-reader-unreachable': {
    description: 'A draft of a website reader, and no server when it is to be read.',
    seed(tx) {
      seedFunded(tx, 10_000)
      seedReader(tx, 'Qaralama', DRAFT)
    },
    faults: failCalls({ kind: 'network' }, 'generate'),
  },
} as const satisfies Record<string, Scenario>
