import { test as base, expect, type Page } from '@playwright/test'
import { withWorldOverHttp } from '#mocks/package/playwright.ts'
import { type TranslatorKind, translatePage } from '../../support/translate-page.ts'
import { type Mails, mailsOverHttp } from './mails.ts'
import { SandboxPanel } from './sandbox-panel.ts'

interface Options {
  /** Console lines that a test causes on purpose, e.g. the browser's own line on a 401. */
  expectedConsole: readonly RegExp[]
  /** Location of the fake backend: in the page, like the sandbox, or a new server for each test. */
  backend: 'page' | 'server'
  /** Translates each page as browsers' translators do. */
  translator: TranslatorKind | undefined
}

interface GivenFixtures {
  /** Address of the fake backend, if it is a server. */
  world: string | undefined
  mails: Mails
}

/**
 * msw asks the browser at each load whether its worker script has changed, without waiting; sometimes Chromium finds
 * no registration while the previous page is being left. Nothing depends on it.
 */
const WORKER_UPDATE = /^uncaught: Failed to update a ServiceWorker .*mockServiceWorker\.js'\): Not found$/

/**
 * Collects the problems a page reports: console errors (including violations of the Content Security Policy) and
 * uncaught errors.
 */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('crash', () => problems.push('the page crashed'))
  return problems
}

/** Removes the sandbox's delay of 20 to 60 ms, which is irrelevant for tests. */
function answerFast() {
  try {
    sessionStorage.setItem('sandbox-latency', 'fast')
  } catch {
    // A page without an origin has no storage and does not use the sandbox.
  }
}

/**
 * Turns prefetching off, as on a metered connection, so that less is compiled. Tests of the production build keep it.
 */
function turnPrefetchOff() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Starts to translate before the app is shown. Passed as text, which the page's policy does not block. */
const translatorScript = (kind: TranslatorKind) =>
  `addEventListener('DOMContentLoaded', () => (${translatePage})(${JSON.stringify(kind)}))`

/** A browser test of the product; it fails if any of its pages reports a problem. */
export const test = base.extend<Options & GivenFixtures>({
  expectedConsole: [[], { option: true }],
  backend: ['page', { option: true }],
  translator: [undefined, { option: true }],
  context: async ({ context, expectedConsole, backend, translator }, use, { project }) => {
    const problems: string[][] = []
    await context.clock.install()
    if (project.name !== 'production') await context.addInitScript(turnPrefetchOff)
    context.on('page', (page) => problems.push(collectProblems(page)))
    if (backend === 'page') await context.addInitScript(answerFast)
    if (translator) await context.addInitScript({ content: translatorScript(translator) })
    await use(context)
    const unexpected = problems
      .flat()
      .filter((line) => ![WORKER_UPDATE, ...expectedConsole].some((sign) => sign.test(line)))
    expect(unexpected).toEqual([])
  },
  world: [
    async ({ context, backend }, use) => {
      if (backend === 'server') await withWorldOverHttp(context, use)
      else await use(undefined)
    },
    { auto: true },
  ],
  mails: ({ page, world }, use) =>
    use(world === undefined ? new SandboxPanel(page) : mailsOverHttp(page, world)),
})

export { expect }
