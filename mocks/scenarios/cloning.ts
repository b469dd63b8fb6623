import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { type SeedProject, seedProject } from '#mocks/seed/projects/seed-project.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { clonedFrom, type SeedClone } from '#mocks/services/cloning/seed/seed-clone.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { failing, type Scenario } from './scenario.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses
const PRICE = 4900

const voice: SeedClone = {
  readers: ['nermin'],
  gender: 'WOMAN',
  age: 'young',
  accent: 'Bakı',
  description: 'Uşaq nağılları üçün aydın, gülərüz səs.',
}

const clone = (
  title: string,
  status: SeedProject['status'],
  change: Partial<SeedClone> = {},
): SeedProject => ({
  slug: 'cloning',
  title,
  language: 'az',
  status,
  daysAgo: 1,
  quoted: status === DRAFT || status === REJECTED ? undefined : PRICE,
  rejection: 'clone_two_voices',
  content: clonedFrom({ ...voice, ...change }),
  blocks: [],
})

const clones: SeedProject[] = [
  clone('Nağılçı', DRAFT),
  clone('Xəbər aparıcısı', WAITING_FOR_ORDERING),
  clone('Bələdçi', ORDERED),
  clone('Öyrədilən səs', IN_PROGRESS),
  clone('İki səs', REJECTED, { readers: ['nermin', 'elchin'] }),
  clone('Hazır səs', COMPLETED, { isRented: true }),
  clone('Dəyişmiş səs', COMPLETED, { isChanged: true }),
  clone('Yarımçıq', DRAFT, { parts: 2 }),
  clone('İki nəfər', WAITING_FOR_ORDERING, { readers: ['nermin', 'elchin'] }),
]

function seedClones(tx: Transaction, qepik: number) {
  seedFunded(tx, qepik)
  for (const project of clones) seedProject(tx, demoAccounts.leyla.id, project)
}

export const cloningScenarios = {
  clones: {
    description: 'A cloned voice in each of its states; the money is enough for another.',
    seed: (tx) => seedClones(tx, 100_000),
  },
  'clones-poor': {
    description: 'The same voices, and too little money to pay the quote.',
    seed: (tx) => seedClones(tx, 1250),
  },
  'clones-unseen': {
    description: 'The same voices; how far a training is cannot be asked.',
    seed: (tx) => seedClones(tx, 100_000),
    faults: failing({ kind: 'network' }, 'getResponse'),
  },
} as const satisfies Record<string, Scenario>
