import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { World } from '#mocks/world.ts'
import { openApp } from '#tests/support/open-app.tsx'

beforeEach(() => sessionStorage.clear())

const MESSAGES = 10_000
const addressOf = ({ db }: World) => `/en/services/chat-bot/${db.projects.first({ slug: 'chat-bot' })?.id}`
const openBot = () => openApp('', { scenario: 'big-bot', prepare: addressOf })
const log = page.getByRole('log')
const lines = () => log.element().querySelectorAll('ol > li')
const shown = (count: number) => expect.poll(() => lines().length).toBe(count)

const frame = () => new Promise(requestAnimationFrame)

/** Scrolls like a wheel or key; the page receives the event before the second frame. */
async function scrollTo(y: number) {
  window.scrollTo(0, y)
  await frame()
  await frame()
}

test('scrolling up in a long conversation loads earlier messages without moving the visible ones', async () => {
  await openBot()
  await expect.element(log).toBeVisible()
  await shown(50)
  for (const count of [100, 150, 200]) {
    await scrollTo(document.documentElement.scrollHeight)
    const read = lines()[0]
    const onTop = (read?.getBoundingClientRect().top ?? 0) + window.scrollY
    await scrollTo(0)
    await shown(count)
    expect(read?.getBoundingClientRect().top).toBeCloseTo(onTop, -1)
    expect(lines()[0]).not.toBe(read)
  }
})

test('earlier messages are loaded from the server by keyboard, and a failure is shown and can be retried', async () => {
  const { world } = await openBot()
  await userEvent.click(page.getByRole('button', { name: '150 earlier messages' }))
  await shown(100)
  for (const count of [150, 200]) {
    await userEvent.keyboard('{Enter}')
    await shown(count)
  }
  const mend = world.faults.add({ endpoint: 'getResponse', fault: { kind: 'network' } })
  const left = page.getByRole('button', { name: 'Earlier messages' })
  await expect.element(left).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const alert = page.getByRole('alert').filter({ hasText: 'The earlier messages did not load.' })
  await expect.element(alert).toBeVisible()
  mend()
  await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
  await shown(250)
})

test('filters and the saved file cover all conversations, however many messages precede the latest', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await openBot()
  await userEvent.click(page.getByRole('tab', { name: 'Conversations' }))
  const save = page.getByRole('button', { name: 'Download CSV' })
  await expect.element(save).toBeDisabled()
  await expect.element(save).toBeEnabled()
  await userEvent.click(save)
  await expect.poll(() => saved.length).toBe(1)
  const rows = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
  expect(rows.length).toBe(MESSAGES + 1)
})
