import type { Page } from '@playwright/test'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { test } from '../e2e/support/test.ts'
import { CUSTOMER_PATHS, GUEST_PATHS, VARIANTS, type Variant } from './screens.ts'
import { type Inspect, projectPaths, tour } from './tour.ts'

/** The sweep also causes refusals and a missing microphone; only the markup matters here. */
test.use({ expectedConsole: [/./] })
test.setTimeout(20 * 60_000)

/** Returns the check of one state, and the assertion after all states of the test. */
export type StateCheck = (page: Page) => { inspect: Inspect; end: () => Promise<void> }

async function preparePage(page: Page, { width, colorScheme, locale }: Variant, isSignedIn: boolean) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (isSignedIn) await signIn(page, 'leyla', locale)
}

/** A test for each screen outside the services and for each service, in these variants. */
export function inEveryState(
  claim: string,
  check: StateCheck,
  variants: readonly Variant[] = VARIANTS,
): void {
  for (const variant of variants) {
    const suffix = `(${variant.locale}, ${variant.width} px, ${variant.colorScheme})`
    const onPaths = (name: string, paths: readonly string[], isSignedIn: boolean) =>
      test(`${claim} on ${name} ${suffix}`, async ({ page }) => {
        const { inspect, end } = check(page)
        await preparePage(page, variant, isSignedIn)
        for (const path of paths) await tour(page, path, variant, inspect)
        await end()
      })
    for (const path of GUEST_PATHS) onPaths(path, [path], false)
    for (const path of CUSTOMER_PATHS) onPaths(`${path} of a customer`, [path], true)
    for (const slug of ServiceSlug.options) {
      onPaths(`the list and the form of ${slug}`, [`/services/${slug}`, `/services/${slug}/create`], true)
      test(`${claim} on the projects of ${slug} ${suffix}`, async ({ page }) => {
        const { inspect, end } = check(page)
        await preparePage(page, variant, true)
        for (const path of await projectPaths(page, slug, variant)) await tour(page, path, variant, inspect)
        await end()
      })
    }
  }
}
