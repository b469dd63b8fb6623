import { test as base, expect, type Page } from '@playwright/test'
import { type TranslatorKind, translatePage } from '../../support/translate-page.ts'
import { worldBehind } from '../../support/world-behind.ts'
import { type Mails, mailsOver } from './mails.ts'
import { SandboxPanel } from './sandbox-panel.ts'

interface Options {
  /** Console lines that a test brings about on purpose, e.g. the browser's own line on a 401. */
  expectedConsole: readonly RegExp[]
  /** Where the fake backend is: in the page, as the sandbox has it, or a server of its own, a new one for each test. */
  backend: 'page' | 'server'
  /** A translator that changes each page as those of browsers do. */
  translator: TranslatorKind | undefined
}

interface Given {
  /** Where the fake backend is, if it is a server. */
  world: string | undefined
  mails: Mails
}

/**
 * msw asks the browser at each load whether its worker script has changed and does not wait for the answer;
 * sometimes Chromium finds no registration while the page before is being left. Nothing depends on it.
 */
const WORKER_UPDATE = /^uncaught: Failed to update a ServiceWorker .*mockServiceWorker\.js'\): Not found$/

/**
 * Listens to what a page reports of itself: console errors (the browser puts violations of the Content
 * Security Policy there too) and errors nobody caught.
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

/** Answers of the sandbox take 20 to 60 ms; waiting for them tells a test nothing. */
function answerFast() {
  try {
    sessionStorage.setItem('sandbox-latency', 'fast')
  } catch {
    // A page without an origin has no storage and does not use the sandbox.
  }
}

/** As on a connection where bytes cost: less to compile. The tests of the production build go without it. */
function fetchNothingAhead() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Begins to translate before the app is shown. Handed over as text, which the policy of the page does not stop. */
const translating = (kind: TranslatorKind) =>
  `addEventListener('DOMContentLoaded', () => (${translatePage})(${JSON.stringify(kind)}))`

/** A test of the product in a real browser; it fails when any of its pages reports a problem. */
export const test = base.extend<Options & Given>({
  expectedConsole: [[], { option: true }],
  backend: ['page', { option: true }],
  translator: [undefined, { option: true }],
  context: async ({ context, expectedConsole, backend, translator }, use, { project }) => {
    const problems: string[][] = []
    await context.clock.install()
    if (project.name !== 'production') await context.addInitScript(fetchNothingAhead)
    context.on('page', (page) => problems.push(collectProblems(page)))
    if (backend === 'page') await context.addInitScript(answerFast)
    if (translator) await context.addInitScript({ content: translating(translator) })
    await use(context)
    const unexpected = problems
      .flat()
      .filter((line) => ![WORKER_UPDATE, ...expectedConsole].some((sign) => sign.test(line)))
    expect(unexpected).toEqual([])
  },
  world: [
    async ({ context, backend }, use) => {
      if (backend === 'server') await worldBehind(context, use)
      else await use(undefined)
    },
    { auto: true },
  ],
  mails: ({ page, world }, use) => use(world === undefined ? new SandboxPanel(page) : mailsOver(page, world)),
})

export { expect }
