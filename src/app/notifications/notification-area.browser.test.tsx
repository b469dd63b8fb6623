import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { notifications } from '#src/lib/notifications.ts'
import { faultyStops } from '#tests/support/faulty-stops.ts'
import { openApp } from '#tests/support/open-app.tsx'

const popup = page.getByText('Balance could not be charged.')
const toast = page.getByText('Saved.')
const heading = page.getByRole('heading', { level: 1 })

async function settle() {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
}

async function pass(ms: number) {
  await settle()
  await vi.advanceTimersByTimeAsync(ms)
}

async function show(address = '/en/services') {
  await openApp(address)
  await expect.element(heading).toBeVisible()
  await userEvent.hover(heading)
  notifications.toast('First.')
  await expect.element(page.getByText('First.')).toBeVisible()
  notifications.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  notifications.popup('error', 'Balance could not be charged.')
  notifications.toast('Saved.', 'success')
  await settle()
  expect(document.querySelectorAll('.toast')).toHaveLength(2)
}

/**
 * Time of the pointer's arrival or departure by the page's clock; the pointer takes a while, longer on a busy machine.
 */
function momentOf(note: Locator, type: 'pointerenter' | 'pointerleave') {
  const card = note.element().parentElement
  return new Promise<number>((resolve) => {
    card?.addEventListener(type, () => resolve(performance.now()), { once: true })
  })
}

const isShown = (text: string) => notifications.shown().some(({ message }) => message === text)
const left = () => [isShown('Balance could not be charged.'), isShown('Saved.')]

beforeEach(() => notifications.clear())
afterEach(() => vi.useRealTimers())

test('a popup has an icon and stays for five seconds, a toast for four, both at the top right', {
  tags: 'long',
}, async () => {
  await show()
  for (const text of ['Balance could not be charged.', 'Saved.']) {
    const card = page.getByText(text).element().parentElement
    expect(card?.querySelector('svg')).toBeVisible()
    const { right = 0, top = 0 } = card?.getBoundingClientRect() ?? {}
    expect(innerWidth - right).toBeLessThan(32)
    expect(top).toBeLessThan(200)
  }
  expect(document.querySelector('[role="alert"] svg')?.classList).toContain('text-danger')
  await pass(3_990)
  expect(left()).toEqual([true, true])
  await pass(20)
  expect(left()).toEqual([true, false])
  await pass(980)
  expect(left()).toEqual([true, false])
  await pass(20)
  expect(left()).toEqual([false, false])
})

test.each([
  ['popup', popup, 5_000, 0],
  ['toast', toast, 4_000, 1],
] as const)(
  'a %s stays while the pointer is on it, and then for the rest of its time',
  { tags: 'long' },
  async (_kind, note, ms, at) => {
    await show()
    const shownAtMs = performance.now()
    await pass(1_000)
    const entered = momentOf(note, 'pointerenter')
    await userEvent.hover(note)
    const remainingMs = ms - ((await entered) - shownAtMs)
    await pass(60_000)
    expect(left()[at]).toBe(true)
    const gone = momentOf(note, 'pointerleave')
    await userEvent.hover(heading)
    const passedMs = performance.now() - (await gone)
    await pass(remainingMs - passedMs - 100)
    expect(left()[at]).toBe(true)
    await pass(200)
    expect(left()[at]).toBe(false)
  },
)

test.each([
  ['popup', popup, 5_000, 0],
  ['toast', toast, 4_000, 1],
] as const)('a %s stays while the focus is in it', async (_kind, note, ms, at) => {
  await show()
  const card = note.element().parentElement
  card?.querySelector('button')?.focus()
  await pass(60_000)
  expect(left()[at]).toBe(true)
  card?.querySelector('button')?.blur()
  await pass(ms - 100)
  expect(left()[at]).toBe(true)
  await pass(200)
  expect(left()[at]).toBe(false)
})

test('a notification closes when its button is pressed', { tags: 'long' }, async () => {
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Dismiss notification' }).first())
  expect(left()).toEqual([false, true])
})

test('messages give way to what the Tab key reaches under them, and later ones are at the top again', async () => {
  await show('/en/services/text-to-speech')
  expect(await faultyStops()).toEqual([])
  const create = page.getByRole('main').getByRole('link', { name: 'New project' }).element() as HTMLElement
  create.focus()
  await settle()
  expect(popup.element().getBoundingClientRect().top).toBeGreaterThan(400)
  notifications.clear()
  create.blur()
  await settle()
  notifications.popup('error', 'Balance could not be charged.')
  await settle()
  expect(popup.element().getBoundingClientRect().top).toBeLessThan(200)
})
