/**
 * Performs seeded random actions on the built sandbox in every language: clicks, typing, keys, history and reloads.
 * Reports uncaught errors, console errors and empty pages.
 * `npm run build:sandbox && npm run random-actions -- --actions 2000 --seed 1`; not a part of `npm test`.
 */
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { seededChance } from '#mocks/domain/chance.ts'
import { DEFAULT_LOCALE } from '#src/config/constants.ts'
import { openScenario } from '../bench/open-scenario.ts'
import { withPage } from '../bench/with-page.ts'
import { LOCALES } from '../e2e/support/texts.ts'
import { act } from './random/act.ts'
import { type Finding, watchErrors } from './random/watch.ts'

const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string', default: 'main' },
    /** Prints every action, to find the cause of a problem. */
    log: { type: 'boolean', default: false },
  },
})

/** Maximum time for a page to show text after opening an address, in ms. */
const BLANK_MS = 8_000
/** Steps as a guest after a logout, before the next login. */
const STEPS_AS_GUEST = 15

const printLine = (line: string) => process.stdout.write(`${line}\n`)
const isLogin = (page: Page) => /\/(login|register|forgot-password|reset-password)/.test(page.url())

async function isBlank(page: Page): Promise<boolean> {
  const shown = page.waitForFunction(() => document.body?.innerText.trim().length > 0, undefined, {
    timeout: BLANK_MS,
  })
  return shown.then(
    () => false,
    () => true,
  )
}

/** Returns to the app: logs in again, or leaves the sandbox's payment page. */
async function returnToApp(page: Page, origin: string, base: string, stepsAsGuest: number) {
  if (isLogin(page) && stepsAsGuest > STEPS_AS_GUEST) {
    await openScenario(page, origin, values.scenario)
    return page.goto(base)
  }
  const { origin: here, pathname } = new URL(page.url())
  return here === origin && !pathname.startsWith('/sandbox') ? null : page.goto(base)
}

interface Journey {
  page: Page
  origin: string
  locale: string
  steps: number
  chance: () => number
  watch: ReturnType<typeof watchErrors>
}

async function takeRandomSteps({ page, origin, locale, steps, chance, watch }: Journey) {
  const base = `${origin}${locale === 'az' ? '/' : `/${locale}`}`
  await openScenario(page, origin, values.scenario)
  await page.goto(base)
  let stepsAsGuest = 0
  for (let step = 0; step < steps; step += 1) {
    try {
      const action = await act(page, base, chance)
      watch.did(action)
      if (values.log) printLine(`${step} ${action} -> ${page.url()}`)
      stepsAsGuest = isLogin(page) ? stepsAsGuest + 1 : 0
      await returnToApp(page, origin, base, stepsAsGuest)
    } catch (error) {
      // A page that is navigating cannot be evaluated; the next step uses the new one.
      watch.did(`(between pages: ${String(error).slice(0, 80)})`)
      await page.waitForLoadState('domcontentloaded').catch(() => undefined)
    }
    if (step % 20 === 19 && (await isBlank(page))) watch.add('blank page')
  }
}

function print(findings: readonly Finding[]) {
  for (const { what, count, locale, address, actions } of findings) {
    printLine(`\n${count} × ${what}\n  first in ${locale} at ${address}, after:`)
    for (const action of actions) printLine(`    ${action}`)
  }
}

const steps = Math.ceil(Number(values.actions) / LOCALES.length)
const chance = seededChance(Number(values.seed))
await withPage('sandbox', async (page, origin) => {
  let locale: string = DEFAULT_LOCALE
  const watch = watchErrors(page, () => locale)
  page.setDefaultTimeout(15_000)
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  page.on('filechooser', () => undefined)
  page.context().on('page', (other) => void other.close().catch(() => undefined))
  const beganMs = Date.now()
  for (locale of LOCALES) {
    await takeRandomSteps({ page, origin, locale, steps, chance, watch })
    const seconds = Math.round((Date.now() - beganMs) / 1000)
    printLine(`${locale}: ${steps} actions, ${watch.list().length} problems so far, ${seconds} s`)
  }
  print(watch.list())
  if (watch.list().length > 0) process.exitCode = 1
})
