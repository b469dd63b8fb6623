import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notifications } from '#src/lib/notifications.ts'
import { showOnPage } from '#tests/support/show-on-page.ts'
import { FallbackNotification } from './fallback-notification.tsx'

afterEach(() => {
  vi.useRealTimers()
  notifications.clear()
})

test('a notification closes after its time even if the code of its card has not loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  notifications.popup('error', 'The request failed.')
  const [note] = notifications.shown()
  if (!note) throw new Error('nothing is shown')
  showOnPage(<FallbackNotification {...note} />)
  await expect.element(page.getByText('The request failed.')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(4_990)
  expect(notifications.shown()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(20)
  expect(notifications.shown()).toEqual([])
})
