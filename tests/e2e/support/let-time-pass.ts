import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** More than the first pause between two polls; a few of them are more than the longest. */
const STEP_MS = 5_000

/**
 * Moves the clock of all tabs on by steps until `isThere` passes, so that due events of the sandbox happen and
 * the page asks again. `isThere` checks once and does not wait.
 */
export async function letTimePass(page: Page, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(STEP_MS)
    await isThere()
  }).toPass({ intervals: [0] })
}

/** How long one check may take, for answers that are on their way. */
export const SHORTLY = { timeout: 1_000 }
