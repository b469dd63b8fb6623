import type { Locator, Page } from '@playwright/test'
import { withoutLocalePrefix } from '#src/config/locales.ts'
import { expect } from '../e2e/support/test.ts'
import { address } from '../e2e/support/texts.ts'
import { SCREEN_WITH_HEADER, type Variant } from './screens.ts'

/** Called with every state of the page; `where` is the path to it, e.g. `/services > Menu > Delete`. */
export type Inspect = (where: string) => Promise<void>

const OVERLAYS = 'dialog[open], [role=dialog], [role=menu], [role=listbox]'
const OPENERS = 'button, [role=combobox], [role=tab], summary'

/** Longest time in ms from a click to its effect, because the code is loaded first. */
const OPENING_MS = 600

/** Maximum number of openers tried on one screen; more than any screen has. */
const MAX_OPENERS = 80

interface Opener {
  /** Position among all openers of the page. */
  readonly index: number
  /** Identifies the opener on another visit, in which more or fewer openers may precede it. */
  readonly kind: string
  readonly name: string
}

/** Opens the screen again. Earlier changes stay in the sandbox. */
async function openOpener(page: Page, path: string, { locale }: Variant): Promise<void> {
  await page.goto(address(locale, path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** All controls in these parts of the page, one of each kind, because rows of a list have the same buttons. */
function openersIn(page: Page, parts: string): Promise<Opener[]> {
  return page.evaluate(
    ({ openers, within }) => {
      const seen = new Set<string>()
      const found = [...document.querySelectorAll<HTMLElement>(openers)].flatMap((element, index) => {
        if (!element.closest(within) || !element.checkVisibility() || element.matches(':disabled')) return []
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
        const icon = element.querySelector('svg')?.getAttribute('class') ?? ''
        const kind = element.closest('li, tr, article')
          ? `${element.getAttribute('role')} ${icon || name.replace(/\d+/g, '')}`
          : `${element.getAttribute('role')} ${name.replace(/\d+/g, '')}`
        if (seen.has(kind)) return []
        seen.add(kind)
        return [{ index, kind, name: name.slice(0, 40) }]
      })
      return found
    },
    { openers: OPENERS, within: parts },
  )
}

/** Clicks. Returns whether a menu, list, dialog or part of the page opened. */
async function opensSomething(page: Page, opener: Locator): Promise<boolean> {
  const before = await page.locator(OVERLAYS).count()
  try {
    await opener.click({ timeout: 2_000 })
  } catch {
    // The opener disappeared after earlier actions, or something covers it, so no customer could press it either.
    return false
  }
  await page.waitForTimeout(OPENING_MS)
  if ((await page.locator(OVERLAYS).count()) > before) return true
  const isHere = await opener
    .evaluate((element) => element.matches('[aria-expanded=true], [role=tab]'))
    .catch(() => false)
  return isHere
}

/** Checks an open menu or dialog, and everything that its entries, lists, menus and tabs open. */
async function inspectInside(
  page: Page,
  where: string,
  reopen: () => Promise<boolean>,
  inspect: Inspect,
): Promise<void> {
  const entries = page.locator('[role=menuitem]:not(a)')
  for (let index = 0; index < (await entries.count()); index += 1) {
    const entry = entries.nth(index)
    const name = (await entry.textContent())?.trim().slice(0, 40)
    if (await opensSomething(page, entry)) await inspect(`${where} > ${name}`)
    if (!(await reopen())) return
  }
  const inner = page
    .locator('dialog[open]')
    .locator('[role=combobox], [aria-haspopup], [role=tab], [aria-expanded]')
  for (let index = 0; index < (await inner.count()); index += 1) {
    const part = inner.nth(index)
    const name = await part.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent)
    if (!(await opensSomething(page, part))) continue
    await inspect(`${where} > ${name?.trim().slice(0, 40)}`)
    if (
      !(await part.evaluate((element) => element.matches('[role=tab]')).catch(() => true)) &&
      !(await reopen())
    )
      return
  }
}

/**
 * Checks a screen and everything that opens on it: menus, lists, popovers, modals, and their contents. Presses every
 * kind of button once, so that later additions are checked too.
 */
export async function tour(page: Page, path: string, variant: Variant, inspect: Inspect): Promise<void> {
  await openOpener(page, path, variant)
  await inspect(path)
  const parts = path === SCREEN_WITH_HEADER ? 'main, header' : 'main'
  for (const { kind, name } of (await openersIn(page, parts)).slice(0, MAX_OPENERS)) {
    const press = async () => {
      await openOpener(page, path, variant)
      const again = (await openersIn(page, parts)).find((opener) => opener.kind === kind)
      return again !== undefined && opensSomething(page, page.locator(OPENERS).nth(again.index))
    }
    if (!(await press())) continue
    const where = `${path} > ${name}`
    await inspect(where)
    await inspectInside(page, where, press, inspect)
  }
}

/** The projects of a service, one of each status. */
export async function projectPaths(page: Page, slug: string, variant: Variant): Promise<string[]> {
  await openOpener(page, `/services/${slug}`, variant)
  const paths = await page.locator('main tbody tr').evaluateAll((rows) => {
    const seen = new Set<string>()
    return rows.flatMap((row) => {
      const status = row.querySelector('td')?.textContent ?? ''
      const path = row.querySelector('a')?.pathname
      if (!path || seen.has(status)) return []
      seen.add(status)
      return [path]
    })
  })
  return paths.map(withoutLocalePrefix)
}
