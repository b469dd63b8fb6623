import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { realClock } from '#mocks/kernel/time/clock.ts'
import { testWorld } from '#mocks/runtime/node.ts'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { ROOT } from '../support/project-files.ts'
import type { Figure } from './measure.ts'
import { withPage } from './with-page.ts'

/** A page without requests for this long has loaded completely, in ms. */
const QUIET_MS = 500

const ROUTES = {
  login: '/login',
  home: '/',
  services: '/services',
  projects: '/services/text-to-speech',
  transactions: '/transactions',
} as const

/** Runs the fake backend in this process, so that the page contains nothing but the product. */
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

declare global {
  interface Window {
    becomeIdle?: () => void
  }
}

/** Keeps the page from being idle, to separate prefetches from what a screen needs. */
function delayIdle(idleMs: number) {
  const held: (() => void)[] = []
  const setTimer = window.setTimeout.bind(window)
  const hold = (run: () => void, ms?: number, ...rest: unknown[]) =>
    ms === idleMs ? held.push(run) : setTimer(run, ms, ...rest)
  const becomeIdle = () => {
    for (const run of held.splice(0)) run()
  }
  Object.assign(window, { setTimeout: hold, becomeIdle })
}

async function waitUntilQuiet(page: Page, responses: readonly Response[]): Promise<void> {
  for (let count = -1; count !== responses.length; ) {
    count = responses.length
    await page.waitForTimeout(QUIET_MS)
  }
}

async function responsesTo(page: Page, act: () => Promise<unknown>): Promise<readonly Response[]> {
  const responses: Response[] = []
  const note = (response: Response) => responses.push(response)
  page.on('response', note)
  await act()
  await waitUntilQuiet(page, responses)
  page.off('response', note)
  return responses
}

/** Bytes that one address loads for its screen and data, and separately its prefetches when idle. */
async function visit(page: Page, name: string, address: string): Promise<readonly Figure[]> {
  // Ends open requests of the previous page, so that they are not counted.
  await page.goto('about:blank')
  const needed = await responsesTo(page, async () => {
    await page.goto(address)
    await page.locator('h1').waitFor()
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  })
  const entered = page.locator('input[type=email]')
  const onEntering = name === 'login' ? await responsesTo(page, () => entered.focus()) : []
  const ahead = await responsesTo(page, () => page.evaluate(() => window.becomeIdle?.()))
  const [entering] = figuresOf(`${name}, when its form is entered`, onEntering)
  const [later] = figuresOf(`${name}, ahead when idle`, ahead)
  return [
    ...figuresOf(name, needed),
    ...(onEntering.length && entering ? [entering] : []),
    ...(later ? [later] : []),
  ]
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
 * Bytes of the production build for each route in a browser without a cache: every file compressed with gz or br, as
 * hosts do.
 */
export async function routeBytes(): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  await withPage('production', async (page, origin) => {
    await answerFromNode(page)
    await page.addInitScript(delayIdle, PREFETCH_IDLE_MS)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    figures.push(...(await visit(page, 'login', origin + ROUTES.login)))
    await signIn(page, origin)
    for (const [name, path] of Object.entries(ROUTES).slice(1)) {
      figures.push(...(await visit(page, name, origin + path)))
    }
    const project = page.locator('a[href^="/services/text-to-speech/"]:not([href$="create"])').first()
    await page.goto(origin + ROUTES.projects)
    const address = await project.getAttribute('href')
    figures.push(...(await visit(page, 'editor', origin + address)))
  })
  return figures
}
