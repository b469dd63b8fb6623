import type { Scenario } from './scenario.ts'

/** Every scenario by the name that `?sandbox=` takes. */
export const scenarios = {
  main: { description: 'An empty world.', seed: () => undefined },
} as const satisfies Record<string, Scenario>
