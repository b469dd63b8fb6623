import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'

const banner = page.getByText(/^You are offline/)

function goes(state: 'online' | 'offline') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  dispatchEvent(new Event(state))
}

afterEach(() => vi.restoreAllMocks())

test('the banner says that the connection is gone, for as long as it is', async () => {
  await openApp('/en/services')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await expect.element(banner).not.toBeInTheDocument()
  goes('offline')
  await expect.element(banner).toBeVisible()
  expect(banner.element().closest('[role="status"]')).not.toBeNull()
  goes('online')
  await expect.element(banner).not.toBeInTheDocument()
})
