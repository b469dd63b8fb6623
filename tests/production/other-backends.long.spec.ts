import { test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { worldBehind } from '../support/world-behind.ts'
import { opensEverywhere } from './other-backends.ts'

for (const [scenario, about] of [
  ['specified-backend', 'that names no more than the specification'],
  ['framework-backend', 'with the habits of a framework'],
] as const) {
  test(`an account is opened and every page shown on a backend ${about}`, async ({ page }) => {
    const t = await textsOf('en')
    await worldBehind(page, (world) => opensEverywhere({ page, t, world }), scenario)
  })
}
