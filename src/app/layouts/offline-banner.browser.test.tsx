import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const banner = page.getByText(/^You are offline/)

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  dispatchEvent(new Event(state))
}

afterEach(() => vi.restoreAllMocks())

test('the banner is shown while the connection is lost', async () => {
  await openApp('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  goes('offline')
  await expect.element(banner).toBeVisible()
  expect(banner.element().closest('[role="status"]')).not.toBeNull()
  goes('online')
  await expect.element(banner).not.toBeInTheDocument()
})

test('data that failed to load without a connection loads automatically with it', {
  tags: 'long',
}, async () => {
  const { world } = await openApp('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  world.faults.add({ endpoint: 'getProjects', fault: { kind: 'network' } })
  await userEvent.click(page.getByRole('link', { name: 'Dubbing' }).first())
  await expect.element(page.getByText('The projects did not load')).toBeVisible()
  goes('offline')
  await expect.element(banner).toBeVisible()
  world.faults.clear()
  goes('online')
  await expect.element(page.getByRole('link', { name: 'Product tour' })).toBeVisible()
  await expect.element(page.getByText('The projects did not load')).not.toBeInTheDocument()
})
