import { seedWorld } from '#mocks/seed/seed-world.ts'
import { failCalls, type Scenario } from './scenario.ts'

const CALLS_OF_PAGES = ['getServices', 'getService', 'getProjects', 'getProject', 'getTransactions'] as const

/** Pages or parts of them that load slowly, or never. */
export const loadingScenarios = {
  loading: {
    description: 'Services, projects and transactions never come: their pages go on loading.',
    seed: seedWorld,
    faults: failCalls({ kind: 'hang' }, ...CALLS_OF_PAGES),
  },
  'loading-failed': {
    description: 'Services, projects and transactions are not handed out: their pages offer another attempt.',
    seed: seedWorld,
    faults: failCalls({ kind: 'refused' }, ...CALLS_OF_PAGES),
  },
  'voices-loading': {
    description: 'The voices never come; the rest of the page is there.',
    seed: seedWorld,
    faults: failCalls({ kind: 'hang' }, 'getVoices'),
  },
  'voices-failed': {
    description: 'The voices are not handed out, and with them no price is known.',
    seed: seedWorld,
    faults: failCalls({ kind: 'refused' }, 'getVoices'),
  },
  'export-failed': {
    description: 'The formats of an export and the code for a site are not handed out.',
    seed: seedWorld,
    faults: failCalls({ kind: 'refused' }, 'getFormats', 'getCode'),
  },
  'profile-loading': {
    description: 'The profile never comes.',
    seed: seedWorld,
    faults: failCalls({ kind: 'hang' }, 'getProfile'),
  },
  'profile-failed': {
    description: 'The profile is not handed out.',
    seed: seedWorld,
    faults: failCalls({ kind: 'status', status: 403 }, 'getProfile'),
  },
  'header-failed': {
    description: 'Profile and balance cannot be reached: the header stands with what it knows.',
    seed: seedWorld,
    faults: failCalls({ kind: 'network' }, 'getProfile', 'getBalance'),
  },
} as const satisfies Record<string, Scenario>
