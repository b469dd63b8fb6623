import { waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { WAIT } from '../../.storybook/app-story.tsx'
import { moveClock } from '../../.storybook/decorators/fix-clock.ts'

const STEP_MS = 5_000
/** Long enough for the app to poll once more. */
const PAUSE_MS = 500

/**
 * Advances a story's page and world by steps until `isThere` passes: both clocks are stopped, so no work would end,
 * and the app ignores a response with the same time as the previous one. `isThere` checks once.
 */
export const letTimePass = ({ clock }: World, isThere: () => unknown) =>
  waitFor(
    () => {
      clock.advance(STEP_MS)
      moveClock(STEP_MS)
      isThere()
    },
    { timeout: WAIT.timeout * 3, interval: PAUSE_MS },
  )
