import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { CUSTOMER_SCREENS, GUEST_SCREENS, SERVICE_SCREENS } from '../e2e/support/screens.ts'
import { signIn } from '../e2e/support/sign-in.ts'
import { expect, test } from '../e2e/support/test.ts'
import { address, LOCALES } from '../e2e/support/texts.ts'
import { allowedValues } from './allowed-values.ts'
import { type Reading, readPage } from './read-page.ts'

const allowed = allowedValues(readFileSync(new URL('../../docs/design.md', import.meta.url), 'utf8'))

const WIDTHS = [1440, 768, 390] as const
const THEMES = ['light', 'dark'] as const

/** Screens without layout shift while they load. */
const STILL: readonly string[] = ['home', 'transactions']

/** Modals: the path of a screen, then the buttons to press in order. */
const MODALS: Readonly<Record<string, readonly [path: string, ...press: readonly string[]]>> = {
  'top-up': ['/?modal-open=balance'],
  voices: ['/services/text-to-speech/14', '[role=toolbar] button[aria-haspopup=dialog]'],
  receipt: ['/transactions', 'tbody button'],
  'create-cloning': ['/services/cloning', 'main button.bg-accent'],
  'create-speech-to-text': ['/services/speech-to-text', 'main button.bg-accent'],
  'create-website-reader': ['/services/website-reader', 'main button.bg-accent'],
  speakers: ['/services/speech-to-text/9', '[role=toolbar] button:has(.lucide-users):visible'],
  // Its tool is in the menu where the names of all tools would not fit.
  'earlier-states': [
    '/services/text-to-speech/14',
    '[role=toolbar] :is([aria-haspopup=menu], :has(> .lucide-rotate-ccw-clock)):visible',
    ':is([role=menuitem]:has(.lucide-rotate-ccw-clock), dialog[open] h2):visible',
  ],
  'row-menu': ['/services/text-to-speech', 'tbody button'],
}

/** Waits until data, code and fonts are loaded. */
async function settle(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

/** Layout shift since the page was loaded, in hundredths. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const sum = list
            .getEntries()
            .reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0)
          resolve(Math.round(sum * 100))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer reports nothing without a shift.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )

const isWithin = (measure: string, value: string) =>
  measure === 'disabled'
    ? Number(value) >= Number(allowed.get(measure)?.[0])
    : allowed.get(measure)?.includes(value) === true

type Table = Map<string, Map<string, string[]>>

function note(table: Table, measure: string, value: string, where: string) {
  const values = table.get(measure) ?? new Map<string, string[]>()
  table.set(measure, values.set(value, [...(values.get(value) ?? []), where]))
}

function noteAll(table: Table, reading: Reading, where: string) {
  for (const [measure, values] of Object.entries(reading))
    for (const value of Object.keys(values)) note(table, measure, value, where)
}

/** Each value with its number of screens; for a value that is not allowed, the names of its screens. */
function linesOf(table: Table) {
  return [...table].flatMap(([measure, values]) =>
    [...values].map(([value, places]) =>
      isWithin(measure, value)
        ? `${measure} ${value}: ${places.length}`
        : `${measure} ${value}: NOT ALLOWED on ${places.join(', ')}`,
    ),
  )
}

test.use({ expectedConsole: [/./] })

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`every screen and modal follows docs/design.md, ${width} px, ${theme}`, async ({ page }) => {
      const table: Table = new Map()
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto('/login?sandbox-panel=off')
      // The choice is stored as the app starts.
      await settle(page)
      for (const [name, path] of Object.entries(GUEST_SCREENS)) {
        await page.goto(path)
        await settle(page)
        noteAll(table, await page.evaluate(readPage), name)
      }
      await signIn(page)
      for (const [name, path] of Object.entries({ ...CUSTOMER_SCREENS, ...SERVICE_SCREENS })) {
        await page.goto(path)
        await settle(page)
        noteAll(table, await page.evaluate(readPage), name)
        if (STILL.includes(name)) note(table, 'shift', String(await shiftOf(page)), name)
      }
      for (const [name, [path, ...presses]] of Object.entries(MODALS)) {
        await page.goto(path)
        await settle(page)
        for (const press of presses) await page.locator(press).first().click()
        await expect(page.locator('dialog[open], [role=menu]').first()).toBeVisible()
        noteAll(table, await page.evaluate(readPage), `${name} (modal)`)
      }
      const lines = linesOf(table)
      process.stdout.write(`\n${width} px, ${theme}\n${lines.join('\n')}\n`)
      expect(lines.filter((line) => line.includes('NOT ALLOWED'))).toEqual([])
    })
  }
}

test('the tools of every project keep their names in wide windows, in all languages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/login?sandbox-panel=off')
  await settle(page)
  await signIn(page)
  const bare: string[] = []
  for (const locale of LOCALES) {
    for (const [name, path] of Object.entries({ editor: CUSTOMER_SCREENS.editor, ...SERVICE_SCREENS })) {
      await page.goto(address(locale, path))
      await settle(page)
      // A toolbar whose names do not fit hides them all.
      const hiddenNames = page.locator('main [role=toolbar]:not([data-names]) button > span.text-14')
      if ((await hiddenNames.count()) > 0) bare.push(`${name}, ${locale}`)
    }
  }
  expect(bare).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('main actions and the actions of modals are 44 px high under a finger', async ({ page }) => {
    const heights = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height))
    await page.goto('/login?sandbox-panel=off')
    await settle(page)
    await signIn(page)
    for (const path of ['/', '/services/text-to-speech', '/profile', '/services/chat-bot/4']) {
      await page.goto(path)
      await settle(page)
      expect(await heights('main .bg-accent:visible')).toEqual([44])
    }
    await page.goto('/services/text-to-speech')
    await settle(page)
    await page.locator('tbody button, li button').last().click()
    await page.getByRole('menuitem').last().click()
    await expect(page.locator('dialog[open] .modal-actions button')).toHaveCount(2)
    expect(await heights('.modal-actions button')).toEqual([44, 44])
  })
})
