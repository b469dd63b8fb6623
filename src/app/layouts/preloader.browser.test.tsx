import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { lazyScreen } from '../router/lazy-screen.ts'
import { screens } from '../router/screens.ts'

const gate = Promise.withResolvers<void>()
const real = { ...screens }

/** The file of one screen arrives when the gate opens; that of the other is damaged. */
beforeAll(() => {
  const slow = async () => {
    await gate.promise
    return import('#src/screens/services-screen.tsx')
  }
  const broken = () => Promise.reject(new Error('The file of the page is damaged'))
  screens.services = lazyScreen('ServicesScreen', slow, ['catalog'])
  screens.transactions = lazyScreen('TransactionsScreen', broken, ['billing'])
})
afterAll(() => Object.assign(screens, real))

const cover = () => document.querySelector('[data-preloader]')
const heading = page.getByRole('heading', { level: 1 })
const balance = page.getByRole('button', { name: /^Balance/ })

/** Counts the loading announcements for screen readers. */
function countLoadingSaid() {
  let count = 0
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.textContent?.includes('Loading…')) count += 1
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return () => count
}

test('on a slow connection the preloader is shown, then the page, and never both', async () => {
  const said = countLoadingSaid()
  await openApp('/en/services')
  await expect.poll(cover).not.toBeNull()
  const box = cover()?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([document.body.clientWidth, innerHeight])
  // Content under the cover is unreachable by keys and hidden from screen readers.
  expect(balance.element().closest('[inert]')).not.toBeNull()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)

  gate.resolve()
  await expect.element(heading).toHaveTextContent('Services')
  expect(cover()).toBeNull()
  expect(balance.element().closest('[inert]')).toBeNull()
  expect(said()).toBe(1)
})

test('a page that fails to load replaces the preloader with an error message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openApp('/en/transactions')
  await expect
    .element(page.getByRole('alert').getByRole('heading'))
    .toHaveTextContent('This page could not be shown')
  expect(cover()).toBeNull()
  await expect.element(balance).toBeVisible()
})
