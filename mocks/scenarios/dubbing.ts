import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type SeedProject, seedProject } from '#mocks/seed/projects/seed-project.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { dubOf } from '#mocks/services/dubbing/seed/seed-dub.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Scenario } from './scenario.ts'

const { DRAFT, COMPLETED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses
const PRICE = 300

const tour = (
  title: string,
  status: SeedProject['status'],
  change: Partial<SeedProject> = {},
): SeedProject => ({
  slug: 'dubbing',
  title,
  language: 'en',
  status,
  daysAgo: 1,
  rejection: 'source_unreadable',
  content: dubOf({ file: 'tour-en.wav', targets: ['az', 'ru'] }),
  blocks: [],
  ...change,
})

/** In the order of their ids, from 1. */
const dubs: SeedProject[] = [
  tour('Yeni film', DRAFT),
  tour('Təklif gözləyən', WAITING_FOR_ORDERING, { quoted: PRICE }),
  tour('Oxunmayan film', REJECTED),
  tour('Məhsul turu', COMPLETED, {
    content: dubOf({
      file: 'tour-en.wav',
      targets: ['az', 'ru'],
      spoken: { az: 'tour-az.wav', ru: 'tour-ru.wav' },
    }),
  }),
]

function seedDubs(tx: Transaction, qepik: number) {
  seedFunded(tx, qepik)
  for (const project of dubs) seedProject(tx, demoAccounts.leyla.id, project)
}

export const dubbingScenarios = {
  dubs: {
    description: 'A dub as a draft, quoted, rejected and finished in two languages; there is money for more.',
    seed: (tx) => seedDubs(tx, 100_000),
  },
  'dubs-poor': {
    description: 'The same dubs, and too little money to pay the quote.',
    seed: (tx) => seedDubs(tx, 150),
  },
} as const satisfies Record<string, Scenario>
