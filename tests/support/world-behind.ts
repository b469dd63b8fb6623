import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { ScenarioName } from '#mocks/scenarios/scenario-name.ts'
import { freePort } from './free-port.ts'
import { withServer } from './with-server.ts'

/** By its whole path: tests of another project are run from its folder. */
const SERVE = join(import.meta.dirname, '..', '..', 'mocks', 'server', 'serve.ts')

/**
 * A world over HTTP. Its clock is its own: it runs a minute a second, so that nobody waits for runs.
 * @param use gets where the world is
 * @param scenario what it begins with
 */
export async function servedWorld(
  use: (origin: string) => Promise<void>,
  scenario: ScenarioName = 'main',
): Promise<void> {
  const origin = `http://127.0.0.1:${await freePort()}`
  const command = [process.execPath, SERVE, '--port', new URL(origin).port, '--scenario', scenario]
  await withServer(command, `${origin}/__sandbox/`, async () => {
    await fetch(`${origin}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ speed: 60 }) })
    await use(origin)
  })
}

/**
 * Hands what pages ask of the API, for its files, captcha and payment page, on to a served world, as a host does with
 * its backend.
 */
export const worldBehind = (
  pages: Page | BrowserContext,
  use: (origin: string) => Promise<void>,
  scenario: ScenarioName = 'main',
): Promise<void> =>
  servedWorld(async (origin) => {
    await pages.route(/^https?:\/\/[^/]+\/(?:api|sandbox)\//, (route) => {
      const { host, pathname, search } = new URL(route.request().url())
      const headers = { ...route.request().headers(), 'x-forwarded-host': host }
      return route.continue({ url: origin + pathname + search, headers })
    })
    await use(origin)
  }, scenario)
