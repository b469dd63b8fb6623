import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { demoAccounts } from '#mocks/seed/customers/demo-accounts.ts'
import { logInHere } from '../e2e/support/account.ts'
import { EditorPage } from '../e2e/support/editor-page.ts'
import { goToPayment, openTopUp } from '../e2e/support/payment.ts'
import { SAMPLE_TEXTS } from '../e2e/support/sample-texts.ts'
import { expect, test } from '../e2e/support/test.ts'
import { textsOf } from '../e2e/support/texts.ts'
import { ROOT } from '../support/project-files.ts'

const BASE = '/x/y/'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** Behaves like any static host: serves files, compressed if they are texts, and 404.html for other addresses. */
const staticServer = (folder: string): Server =>
  createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const asked = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const isThere = existsSync(asked) && statSync(asked).isFile()
    const file = isThere ? asked : join(folder, BASE, '404.html')
    const type = TYPES[extname(file)]
    const bytes = await readFile(file)
    response.writeHead(isThere ? 200 : 404, {
      'content-type': type ?? 'application/octet-stream',
      ...(type && { 'content-encoding': 'gzip' }),
    })
    response.end(type ? gzipSync(bytes) : bytes)
  })

let folder: string
let server: Server
let origin: string

test.describe.configure({ mode: 'serial' })
test.use({ expectedConsole: [/status of 404/] })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'avaz-static-'))
  const outDir = join(folder, BASE)
  await build({
    root: ROOT,
    mode: 'sandbox',
    base: BASE,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  server = staticServer(folder).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test('on a static host, in a folder, a customer logs in at a deep link, has a text spoken, and pays', async ({
  page,
}) => {
  const t = await textsOf('ru')
  const editor = new EditorPage(page, t)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(?:x\/y|api|sandbox\/(?:files|captcha))\//.test(pathname) && request.url().startsWith('http'))
      foreign.push(request.url())
  })
  const { first, second } = SAMPLE_TEXTS.ru
  await page.goto(`${origin}${BASE}ru/services/text-to-speech/create`)
  await expect(page).toHaveURL(/\/x\/y\/ru\/login\?return=/)
  await logInHere(page, t, demoAccounts.leyla)
  await expect(page).toHaveURL(/\/x\/y\/ru\/services\/text-to-speech\/\d+$/)
  await editor.paste(`${first}\n\n${second}`)
  await editor.generateAll()
  await editor.isGenerated()
  await page.getByRole('button', { name: t('editor:sound.play', { number: 2 }) }).click()
  const scrubber = page.getByRole('slider', { name: t('player:place') })
  await expect.poll(async () => Number(await scrubber.getAttribute('aria-valuenow'))).toBeGreaterThan(0.2)
  await page.reload()
  await expect(editor.text(2)).toHaveValue(second)
  await page.locator('header').getByRole('link', { name: /Avaz/ }).first().click()
  await expect(page).toHaveURL(`${origin}${BASE}ru`)
  await openTopUp(page, t)
  await goToPayment(page, t)
  await expect(page).toHaveURL(/\/x\/y\/sandbox\/payment\.html\?id=/)
  expect(foreign).toEqual([])
})

test('the first visit on a slow phone shows the login page, and until then the progress', async ({
  page,
}) => {
  const t = await textsOf('az')
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  // As Lighthouse's slow 4G: 1.6 Mbit/s and 150 ms there and back.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 96_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const begun = performance.now()
  await page.goto(`${origin}${BASE}login`, { waitUntil: 'commit' })
  await expect(page.getByRole('progressbar')).toBeVisible()
  const progressMs = performance.now() - begun
  await expect(page.getByRole('button', { name: t('auth:login.submit') })).toBeVisible()
  const loginMs = performance.now() - begun
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  process.stdout.write(`progress after ${Math.round(progressMs)} ms, login after ${Math.round(loginMs)} ms\n`)
})
