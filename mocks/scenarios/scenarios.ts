import { setPace } from '#mocks/features/runs/pace.ts'
import { addSamples } from '#mocks/operations/add-samples.ts'
import { seedCatalogAndCustomers, seedLowBalance } from '#mocks/seed/build-world.ts'
import { seedManyVoices } from '#mocks/seed/catalog/many-voices.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { seedWorld } from '#mocks/seed/seed-world.ts'
import { accountScenarios } from './account.ts'
import { audioBookScenarios } from './audio-book.ts'
import { chatBotScenarios } from './chat-bot.ts'
import { cloningScenarios } from './cloning.ts'
import { detectTextScenarios } from './detect-text.ts'
import { dubbingScenarios } from './dubbing.ts'
import { exportScenarios } from './exports.ts'
import { loadingScenarios } from './loading.ts'
import { networkScenarios } from './network.ts'
import type { Scenario } from './scenario.ts'
import { sendingScenarios } from './sending.ts'
import { speechToTextScenarios } from './speech-to-text.ts'
import { textToSpeechScenarios } from './text-to-speech.ts'
import { websiteReaderScenarios } from './website-reader.ts'

const { leyla } = demoAccounts

const generalScenarios = {
  main: { description: 'The demo accounts with projects, history and money.', seed: seedWorld },
  empty: { description: 'First use: no project, no transaction, no money.', seed: seedCatalogAndCustomers },
  'new-customer': {
    description: 'A finished sample project of each service, as after a registration; no money.',
    seed(tx) {
      seedCatalogAndCustomers(tx)
      addSamples(tx, leyla)
    },
  },
  'low-balance': {
    description: 'A draft, and too little money to generate it.',
    seed(tx) {
      seedCatalogAndCustomers(tx)
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
  'slow-runs': {
    description: 'A minute goes by from one block of a run to the next.',
    seed(tx) {
      seedWorld(tx)
      setPace(tx, 60_000)
    },
  },
} as const satisfies Record<string, Scenario>

/** Scenarios by subject, as the panel lists them. */
const scenariosByGroup = {
  General: generalScenarios,
  Account: accountScenarios,
  'Text to speech': textToSpeechScenarios,
  'Speech to text': speechToTextScenarios,
  Dubbing: dubbingScenarios,
  Cloning: cloningScenarios,
  'Audio book': audioBookScenarios,
  'Detect text': detectTextScenarios,
  'Website reader': websiteReaderScenarios,
  'Chat bot': chatBotScenarios,
  Exports: exportScenarios,
  Network: networkScenarios,
  Loading: loadingScenarios,
  Sending: sendingScenarios,
} as const

export const scenarios = {
  ...generalScenarios,
  ...exportScenarios,
  ...networkScenarios,
  ...loadingScenarios,
  ...sendingScenarios,
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

export const scenarioGroups = Object.fromEntries(
  Object.entries(scenariosByGroup).map(([group, own]) => [
    group,
    Object.keys(own) as (keyof typeof scenarios)[],
  ]),
)
