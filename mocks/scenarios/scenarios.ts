import { credit } from '#mocks/domain/wallet.ts'
import { setSpeechDown } from '#mocks/features/audio/speech-switch.ts'
import { book, walletOf } from '#mocks/features/billing/ledger.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { seedManyVoices } from '#mocks/seed/catalog/many-voices.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedBigProject } from '#mocks/seed/projects/big-project.ts'
import { seedLongTranscript } from '#mocks/seed/projects/long-transcript.ts'
import { seedBare, seedLowBalance, seedWorld } from '#mocks/seed/seed-world.ts'
import { accountScenarios } from './account-scenarios.ts'
import { cloneScenarios } from './clone-scenarios.ts'
import { readerScenarios } from './reader-scenarios.ts'
import type { Scenario } from './scenario.ts'
import { seedAllStatuses, seedGenerating, seedLongTitles, seedManyProjects } from './speech-scenarios.ts'
import { seedTranscripts } from './transcript-scenarios.ts'

const { leyla } = demoAccounts

function seedFunded(tx: Transaction) {
  seedBare(tx)
  book(tx, leyla.id, credit(walletOf(tx, leyla.id), 'deposit', 100_000), { at: tx.now - 86_400_000 })
}

const bigProject = (blockCount: number): Scenario => ({
  description: `A draft of ${blockCount} blocks, for the editor’s speed.`,
  seed(tx) {
    seedFunded(tx)
    seedBigProject(tx, leyla.id, blockCount)
  },
})

const longTranscript = (hours: number): Scenario => ({
  description: `A transcript of ${hours} h, about ${hours * 9000} words, for the workspace’s speed.`,
  seed(tx) {
    seedFunded(tx)
    seedLongTranscript(tx, leyla.id, hours)
  },
})

export const scenarios = {
  main: { description: 'The demo accounts with projects, history and money.', seed: seedWorld },
  empty: { description: 'First use: no project, no transaction, no money.', seed: seedBare },
  'low-balance': {
    description: 'A draft, and too little money to generate it.',
    seed(tx) {
      seedBare(tx)
      seedLowBalance(tx, leyla.id)
    },
  },
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
  'many-voices': {
    description: 'Five hundred voices in the catalogue.',
    seed(tx) {
      seedWorld(tx)
      seedManyVoices(tx, 500)
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
  transcripts: {
    description:
      'Speech to text in every state: finished, made up, rejected, a draft, and one that is running.',
    seed(tx) {
      seedFunded(tx)
      seedTranscripts(tx, leyla.id)
    },
  },
  'long-transcript-1': longTranscript(1),
  'long-transcript-10': longTranscript(10),
  'slow-network': {
    description: 'Every answer takes one to two and a half seconds.',
    seed: seedWorld,
    latency: 'slow',
  },
  'flaky-network': {
    description: 'One answer in five is lost on the way.',
    seed: seedWorld,
    faults: [{ share: 0.2, fault: { kind: 'network' } }],
  },
  offline: {
    description: 'Everything after signing in ends in a network error.',
    seed: seedWorld,
    faults: [
      { path: '/services', fault: { kind: 'network' } },
      { path: '/get-voices', fault: { kind: 'network' } },
    ],
  },
  'server-errors': {
    description: 'Every call about projects ends in a server error.',
    seed: seedWorld,
    faults: [{ path: '/services/', fault: { kind: 'status', status: 500 } }],
  },
  'speech-unavailable': {
    description: 'The speech service is down: blocks fail, nothing is charged.',
    seed(tx) {
      seedWorld(tx)
      setSpeechDown(tx, true)
    },
  },
  'session-expired': {
    description: 'Every token is refused, as after seven days.',
    seed: seedWorld,
    faults: [
      { path: '/services', fault: { kind: 'status', status: 401 } },
      { path: '/customer/balance', fault: { kind: 'status', status: 401 } },
      { path: '/customer/profile', fault: { kind: 'status', status: 401 } },
    ],
  },
  ...accountScenarios,
  ...cloneScenarios,
  ...readerScenarios,
} as const satisfies Record<string, Scenario>
