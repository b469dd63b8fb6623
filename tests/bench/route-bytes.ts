import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { realClock } from '#mocks/time/clock.ts'
import { ROOT } from '../support/project-files.ts'
import type { Figure } from './measure.ts'
import { withPage } from './with-page.ts'

const ROUTES = {
  login: '/login',
  home: '/',
  services: '/services',
  projects: '/services/text-to-speech',
  transactions: '/transactions',
} as const

/** The fake backend answers from this process, so that the page holds nothing but the product. */
async function answerFromNode(page: Page): Promise<typeof globalThis.fetch> {
  const { fetch } = await testWorld('main', realClock())
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    const answer = await fetch(new URL(request.url()).pathname + new URL(request.url()).search, {
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  })
  return fetch
}

async function signIn(page: Page, origin: string): Promise<void> {
  const { email, password } = demoAccounts.leyla
  await page.goto(`${origin}/login`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`${origin}/`)
}

/** What one address fetches until its screen is shown: what is prefetched later, when the page is idle, is no part. */
async function responsesOf(page: Page, address: string): Promise<readonly Response[]> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  page.on('response', note)
  await page.goto(address)
  await page.locator('h1').waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  page.off('response', note)
  return responses
}

function figuresOf(name: string, responses: readonly Response[]): readonly Figure[] {
  const sums = { scriptGz: 0, scriptBr: 0, styleGz: 0, scripts: 0 }
  for (const response of responses) {
    const type = response.request().resourceType()
    if (type !== 'script' && type !== 'stylesheet') continue
    const body = readFileSync(join(ROOT, 'dist', new URL(response.url()).pathname))
    if (type === 'script') {
      sums.scripts += 1
      sums.scriptGz += gzipSync(body, { level: 9 }).length
      sums.scriptBr += brotliCompressSync(body).length
    } else sums.styleGz += gzipSync(body, { level: 9 }).length
  }
  const own = responses.filter((response) => !new URL(response.url()).pathname.startsWith('/api/'))
  return [
    { what: `${name}: JavaScript, gz`, value: sums.scriptGz / 1000, unit: 'kB' },
    { what: `${name}: JavaScript, br`, value: sums.scriptBr / 1000, unit: 'kB' },
    { what: `${name}: CSS, gz`, value: sums.styleGz / 1000, unit: 'kB' },
    { what: `${name}: JavaScript files`, value: sums.scripts, unit: '' },
    { what: `${name}: requests without the API`, value: own.length, unit: '' },
  ]
}

/**
 * What the production build fetches for each route in a browser with nothing kept: every file as its own gz
 * or br, as hosts compress.
 */
export async function routeBytes(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  await withPage('production', async (page, origin) => {
    await answerFromNode(page)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    figures.push(...figuresOf('login', await responsesOf(page, origin + ROUTES.login)))
    await signIn(page, origin)
    for (const [name, path] of Object.entries(ROUTES).slice(1)) {
      figures.push(...figuresOf(name, await responsesOf(page, origin + path)))
    }
    const project = page.locator('a[href^="/services/text-to-speech/"]:not([href$="create"])').first()
    await page.goto(origin + ROUTES.projects)
    const address = await project.getAttribute('href')
    figures.push(...figuresOf('editor', await responsesOf(page, origin + address)))
  })
  return figures
}
