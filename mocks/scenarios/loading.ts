import { seedWorld } from '#mocks/seed/seed-world.ts'
import { failing, type Scenario } from './scenario.ts'

const PAGES = ['getServices', 'getService', 'getProjects', 'getProject', 'getTransactions'] as const

/** Pages or parts of them that load slowly, or never. */
export const loadingScenarios = {
  loading: {
    description: 'Services, projects and transactions never come: their pages go on loading.',
    seed: seedWorld,
    faults: failing({ kind: 'hang' }, ...PAGES),
  },
  'loading-failed': {
    description: 'Services, projects and transactions are not handed out: their pages offer another attempt.',
    seed: seedWorld,
    faults: failing({ kind: 'refused' }, ...PAGES),
  },
  'voices-loading': {
    description: 'The voices never come; the rest of the page is there.',
    seed: seedWorld,
    faults: failing({ kind: 'hang' }, 'getVoices'),
  },
  'voices-failed': {
    description: 'The voices are not handed out, and with them no price is known.',
    seed: seedWorld,
    faults: failing({ kind: 'refused' }, 'getVoices'),
  },
  'export-failed': {
    description: 'The formats of an export and the code for a site are not handed out.',
    seed: seedWorld,
    faults: failing({ kind: 'refused' }, 'getFormats', 'getCode'),
  },
  'profile-loading': {
    description: 'The profile never comes.',
    seed: seedWorld,
    faults: failing({ kind: 'hang' }, 'getProfile'),
  },
  'profile-failed': {
    description: 'The profile is not handed out.',
    seed: seedWorld,
    faults: failing({ kind: 'status', status: 403 }, 'getProfile'),
  },
  'header-failed': {
    description: 'Profile and balance cannot be reached: the header stands with what it knows.',
    seed: seedWorld,
    faults: failing({ kind: 'network' }, 'getProfile', 'getBalance'),
  },
} as const satisfies Record<string, Scenario>
