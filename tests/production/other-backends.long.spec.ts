import { withWorldOverHttp } from '#mocks/package/playwright.ts'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { journeys } from './other-backends.ts'

const backends: Readonly<Partial<Record<ScenarioName, string>>> = {
  'specified-backend': 'that names no more than the specification',
  'framework-backend': 'with the habits of a framework',
}

for (const [scenario, about] of Object.entries(backends)) {
  for (const [title, journey] of Object.entries(journeys)) {
    test(`${title} on a backend ${about}`, async ({ page }) => {
      const t = await textsOf('en')
      await withWorldOverHttp(page, (world) => journey({ page, t, world }), scenario as ScenarioName)
    })
  }
}
