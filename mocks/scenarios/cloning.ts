import { type SeedProject, seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { clonedFrom, type SeedClone } from '#mocks/services/cloning/seed/seed-clone.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { failCalls, type Scenario } from './scenario.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses
const PRICE = 4900

const seedVoice: SeedClone = {
  readers: ['nermin'],
  gender: 'WOMAN',
  age: 'young',
  accent: 'Bakı',
  description: 'Uşaq nağılları üçün aydın, gülərüz səs.',
}

const cloneProject = (
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
  content: clonedFrom({ ...seedVoice, ...change }),
  blocks: [],
})

const cloneProjects: SeedProject[] = [
  cloneProject('Nağılçı', DRAFT),
  cloneProject('Xəbər aparıcısı', WAITING_FOR_ORDERING),
  cloneProject('Bələdçi', ORDERED),
  cloneProject('Öyrədilən səs', IN_PROGRESS),
  cloneProject('İki səs', REJECTED, { readers: ['nermin', 'elchin'] }),
  cloneProject('Hazır səs', COMPLETED, { isRented: true }),
  cloneProject('Dəyişmiş səs', COMPLETED, { isChanged: true }),
  cloneProject('Yarımçıq', DRAFT, { parts: 2 }),
  cloneProject('İki nəfər', WAITING_FOR_ORDERING, { readers: ['nermin', 'elchin'] }),
]

function seedClones(tx: Transaction, qepik: number) {
  seedFunded(tx, qepik)
  for (const project of cloneProjects) seedProject(tx, demoAccounts.leyla.id, project)
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
    faults: failCalls({ kind: 'network' }, 'getResponse'),
  },
} as const satisfies Record<string, Scenario>
