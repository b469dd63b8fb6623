import { seedWorld } from '#mocks/seed/seed-world.ts'
import type { Scenario } from './scenario.ts'

/** Every scenario by the name that `?sandbox=` takes. */
export const scenarios = {
  main: {
    description: 'The demo accounts with projects, history and money.',
    seed: seedWorld,
  },
} as const satisfies Record<string, Scenario>
