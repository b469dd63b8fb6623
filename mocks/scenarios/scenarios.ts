import { seedManyVoices } from '#mocks/seed/catalog/many-voices.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedBare, seedLowBalance, seedWorld } from '#mocks/seed/seed-world.ts'
import { accountScenarios } from './account.ts'
import { audioBookScenarios } from './audio-book.ts'
import { chatBotScenarios } from './chat-bot.ts'
import { cloningScenarios } from './cloning.ts'
import { detectTextScenarios } from './detect-text.ts'
import { dubbingScenarios } from './dubbing.ts'
import type { Scenario } from './scenario.ts'
import { speechToTextScenarios } from './speech-to-text.ts'
import { textToSpeechScenarios } from './text-to-speech.ts'
import { websiteReaderScenarios } from './website-reader.ts'

const { leyla } = demoAccounts

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
  'many-voices': {
    description: 'Five hundred voices in the catalogue.',
    seed(tx) {
      seedWorld(tx)
      seedManyVoices(tx, 500)
    },
  },
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
  ...audioBookScenarios,
  ...chatBotScenarios,
  ...cloningScenarios,
  ...dubbingScenarios,
  ...detectTextScenarios,
  ...speechToTextScenarios,
  ...textToSpeechScenarios,
  ...websiteReaderScenarios,
} as const satisfies Record<string, Scenario>
