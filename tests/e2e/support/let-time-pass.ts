import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Longer than the first pause between two polls; a few steps are longer than the longest. */
const STEP_MS = 5_000

/**
 * Advances the clock of all tabs by steps until `isThere` passes, so that due events of the sandbox happen and the
 * page polls. `isThere` checks once and does not wait.
 */
export async function letTimePass(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS)
    await isThere()
  }).toPass({ intervals: [0] })
}

/** Longest time of one check, for responses that are on their way. */
export const SHORT_WAIT = { timeout: 1_000 }
