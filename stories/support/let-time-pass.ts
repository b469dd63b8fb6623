import { waitFor } from 'storybook/test'
import type { World } from '#mocks/world.ts'
import { WAIT } from '../../.storybook/app-story.tsx'
import { moveClock } from '../../.storybook/decorators/fix-clock.ts'

const STEP_MS = 5_000
/** Long enough for the app to ask once more. */
const PAUSE_MS = 500

/**
 * Moves a story's page and world on by steps until `isThere` passes: both clocks stand, so that no work would ever
 * end, and an answer that comes at the same moment as the one before is no news to the app. `isThere` looks once.
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
