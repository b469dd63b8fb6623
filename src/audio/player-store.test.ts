import { expect, test, vi } from 'vitest'
import { createPlayerStore } from './player-store.ts'

test('the shown time is renewed whenever the player changes, also while it is paused', () => {
  const store = createPlayerStore()
  const renew = vi.fn<() => void>()
  store.subscribeTime(renew)
  store.set({ status: 'paused', index: 0 })
  expect(renew).toHaveBeenCalledOnce()
})
