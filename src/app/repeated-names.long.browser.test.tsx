import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { CUSTOMER_SCREENS, SERVICE_SCREENS } from '../../tests/e2e/support/screens.ts'

const screens = Object.entries({ ...CUSTOMER_SCREENS, ...SERVICE_SCREENS })
const isBusy = () => document.querySelector('[aria-busy=true]') !== null

const nameOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** Names that several controls share. Links to the same address count once. */
function repeatedNames(): string[] {
  const seen = new Map<string, Set<unknown>>()
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button), header :is(a[href], button)',
  )) {
    // A list's name is its label; its text is the chosen entry.
    if (element.role === 'combobox') continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const leadsTo = element instanceof HTMLAnchorElement ? element.href : element
    const name = nameOf(element)
    seen.set(name, (seen.get(name) ?? new Set()).add(leadsTo))
  }
  return [...seen].filter(([, leadsTo]) => leadsTo.size > 1).map(([name]) => name)
}

test.each(screens)('on %s no two controls that do different things have one name', async (_, path) => {
  await openApp(`/en${path}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(isBusy).toBe(false)
  expect(repeatedNames()).toEqual([])
})
