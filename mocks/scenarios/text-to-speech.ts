import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { startRun } from '#mocks/features/runs/start-run.ts'
import { type SeedProject, seedProject } from '#mocks/features/seeding/seed-project.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedBigProject } from '#mocks/seed/projects/big-project.ts'
import { speechProjects } from '#mocks/seed/projects/project-texts.ts'
import { seedFunded } from '#mocks/seed/seed-funded.ts'
import { seedWorld } from '#mocks/seed/seed-world.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { failCalls, type Scenario } from './scenario.ts'

const { DRAFT, IN_PROGRESS, COMPLETED, ORDERED, REJECTED, WAITING_FOR_ORDERING } = projectStatuses

const { leyla } = demoAccounts

function sampleProject(index: number): SeedProject {
  const project = speechProjects[index % speechProjects.length]
  if (!project) throw new RangeError(`there is no sample ${index}`)
  return project
}

function seedAllStatuses(tx: Transaction, customerId: number): void {
  const list: SeedProject[] = [
    { ...sampleProject(0), status: COMPLETED, daysAgo: 5 },
    { ...sampleProject(1), status: DRAFT, daysAgo: 4 },
    { ...sampleProject(4), status: REJECTED, daysAgo: 3 },
    { ...sampleProject(3), status: WAITING_FOR_ORDERING, quoted: 1250, daysAgo: 2 },
    { ...sampleProject(2), status: ORDERED, quoted: 900, daysAgo: 1 },
    { ...sampleProject(5), title: 'Bayram təbriki', status: IN_PROGRESS, quoted: 300, daysAgo: 0 },
  ]
  for (const project of list) seedProject(tx, customerId, project)
}

function seedManyProjects(tx: Transaction, customerId: number, count: number): void {
  for (let number = count; number >= 1; number -= 1) {
    const project = sampleProject(number)
    const title = `${project.title} ${number}`
    const status = [DRAFT, COMPLETED, DRAFT, COMPLETED, REJECTED][number % 5] ?? DRAFT
    seedProject(tx, customerId, { ...project, title, status, daysAgo: number / 2 })
  }
}

function seedGenerating(tx: Transaction, customerId: number): void {
  const draft = seedProject(tx, customerId, {
    ...sampleProject(0),
    title: 'Muğam, bütün hissələr',
    status: COMPLETED,
    daysAgo: 0,
    blocks: [...sampleProject(0).blocks, ...sampleProject(1).blocks, ...sampleProject(0).blocks].map(
      ({ edited: _, ...block }) => block,
    ),
  })
  startRun(tx, draft, { scope: 'changed' })
}

function seedLongTitles(tx: Transaction, customerId: number): void {
  const titles = [
    'Azərbaycan Respublikasının ',
    'Müvəffəqiyyətsizləşdiricilərdən',
    'Высокопроизводительный ',
    'Çekoslovakyalılaştıramadıklarımız',
  ]
  titles.forEach((title, index) => {
    const long = title.repeat(6).slice(0, 120).trim()
    seedProject(tx, customerId, { ...sampleProject(index), title: long, status: COMPLETED, daysAgo: index })
  })
}

const bigProject = (blockCount: number): Scenario => ({
  description: `A draft of ${blockCount} blocks, for the editor’s speed.`,
  seed(tx) {
    seedFunded(tx)
    seedBigProject(tx, leyla.id, blockCount)
  },
})

export const textToSpeechScenarios = {
  'big-project-10': bigProject(10),
  'big-project-100': bigProject(100),
  'big-project-1000': bigProject(1000),
  'big-project-5000': bigProject(5000),
  'big-project-10000': bigProject(10_000),
  'many-projects': {
    description: 'Two hundred projects in text to speech.',
    seed(tx) {
      seedFunded(tx)
      seedManyProjects(tx, leyla.id, 200)
    },
  },
  'all-statuses': {
    description: 'One text-to-speech project in each of the six statuses.',
    isHeld: true,
    seed(tx) {
      seedFunded(tx)
      seedAllStatuses(tx, leyla.id)
    },
  },
  'long-titles': {
    description: 'Projects with titles as long as they may be.',
    seed(tx) {
      seedFunded(tx)
      seedLongTitles(tx, leyla.id)
    },
  },
  generating: {
    description: 'A project whose work is half done; it goes on while it is watched.',
    seed(tx) {
      seedFunded(tx)
      seedGenerating(tx, leyla.id)
    },
  },
  'generating-unseen': {
    description: 'A project whose work is half done; how far it is cannot be asked.',
    seed(tx) {
      seedFunded(tx)
      seedGenerating(tx, leyla.id)
    },
    faults: failCalls({ kind: 'network' }, 'getResponse'),
  },
  'answer-lost': {
    description: 'Whether a run was begun is not known: its answer is lost, and the next question hangs.',
    seed: seedWorld,
    faults: [...failCalls({ kind: 'network' }, 'generate'), ...failCalls({ kind: 'hang' }, 'getResponse')],
  },
  'speech-unavailable': {
    description: 'The speech service is down: blocks fail, nothing is charged.',
    seed(tx) {
      seedWorld(tx)
      setSpeechDown(tx, true)
    },
  },
} as const satisfies Record<string, Scenario>
