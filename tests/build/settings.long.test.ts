import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BROWSER_FLAGS } from '#scripts/browser-flags.ts'
import { findBrowser } from '#scripts/find-browser.ts'
import { securityHeaders } from '#scripts/site/site.ts'
import { ROOT } from '../support/project-files.ts'

const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

/** A build must not get the test settings of this process's environment. */
const bare = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')))

const folder = mkdtempSync(join(tmpdir(), 'settings-'))
const settings = {
  VITE_API_BASE: 'https://api.example.test/v1',
  VITE_ERROR_ENDPOINT: '/errors',
  VITE_ERROR_SHARE: '0.5',
}
let built: { status: number | null; stdout: string; stderr: string }

beforeAll(() => {
  const command = [VITE, 'build', '--outDir', folder, '--emptyOutDir']
  const env = { ...bare, ...settings, NODE_ENV: 'production' }
  built = spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: 'utf8' })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('VITE_API_BASE moves every call to another base, and the build lists missing settings', () => {
  const { status, stdout, stderr } = built
  expect([status, status === 0 ? '' : stderr]).toEqual([0, ''])
  // The build prints the missing settings last.
  expect((stdout + stderr).slice(-1_500)).toMatch(
    /VITE_PAYMENT_HOSTS is not set[\s\S]*VITE_CAPTCHA_PROVIDER is not set/,
  )
  const assets = join(folder, 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const bases = scripts.filter((name) =>
    readFileSync(join(assets, name), 'utf8').includes('api.example.test'),
  )
  // The app's first file, and the one that sends the first requests before it.
  expect(bases.map((name) => name.slice(0, name.indexOf('-')))).toEqual(['begin', 'start'])
})

interface Report {
  readonly kind: string
  readonly name: string
}

/** Files of the reporting code. */
const MONITORING = /\b(?:reporter|watch-vitals)-/

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** The build under the headers of deploy/, and a collector at `/errors` that stores the reports. */
async function withCollector(use: (origin: string, reports: readonly Report[]) => Promise<void>) {
  const reports: Report[] = []
  const headers = securityHeaders('production')
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    if (pathname === '/errors') {
      reports.push(JSON.parse(await text(request)))
      return response.writeHead(204).end()
    }
    const asked = join(folder, pathname)
    const file = extname(pathname) && existsSync(asked) ? asked : join(folder, 'index.html')
    response.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'text/html' })
    response.end(readFileSync(file))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, reports)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** A visit with a random number from 0 up to 1, in which two errors occur, one of them twice. */
async function visit(origin: string, browser: Browser, chance: number) {
  const page = await browser.newPage()
  await page.addInitScript((share) => {
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(share * 2 ** 32)
      return numbers
    }
  }, chance)
  await page.goto(`${origin}/ru/reset-password/secret-key?mail=leyla@avaz.example`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const fail = () => {
      throw new TypeError('Cannot read "My dear diary" of leyla@avaz.example at 994501234567')
    }
    setTimeout(fail)
    setTimeout(fail)
    Promise.reject(new RangeError('late'))
  })
  return page
}

async function inBrowser(use: (browser: Browser) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS] })
  try {
    await use(browser)
  } finally {
    await browser.close()
  }
}

test('VITE_ERROR_ENDPOINT receives errors and page speed, and nothing personal', () =>
  inBrowser((browser) =>
    withCollector(async (origin, reports) => {
      await visit(origin, browser, 0.49)
      await vi.waitUntil(() => reports.filter(({ kind }) => kind === 'error').length === 2, 30_000)
      await vi.waitUntil(() => reports.some(({ name }) => name === 'FCP'), 30_000)
      const place = { route: '/reset-password/:id', locale: 'ru', stack: [] }
      const message = 'Cannot read <text> of <email> at #'
      expect(reports).toContainEqual({ kind: 'error', name: 'TypeError', message, ...place })
      expect(reports).toContainEqual({ kind: 'error', name: 'RangeError', message: 'late', ...place })
      expect(reports.find(({ name }) => name === 'FCP')).toEqual({
        kind: 'vital',
        name: 'FCP',
        value: expect.any(Number),
        rating: expect.stringMatching(/good|needs-improvement|poor/),
        route: place.route,
        locale: place.locale,
      })
      expect(JSON.stringify(reports)).not.toMatch(/secret-key|leyla|diary|9945/)
    }),
  ))

test('outside of VITE_ERROR_SHARE, visits report nothing and load no code for it', () =>
  inBrowser((browser) =>
    withCollector(async (origin, reports) => {
      const page = await visit(origin, browser, 0.5)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.waitForLoadState('networkidle')
      await page.goto(`${origin}/ru/login`)
      expect(reports).toEqual([])
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      )
      expect(loaded.filter((name) => MONITORING.test(name))).toEqual([])
      expect(readdirSync(join(folder, 'assets')).filter((name) => MONITORING.test(name))).toHaveLength(2)
      expect(loaded.length).toBeGreaterThan(0)
    }),
  ))
