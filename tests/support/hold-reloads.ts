import { beforeEach, vi } from 'vitest'

/** Replaces the app's page reload in every test of a file. Returns the function that is called instead. */
export function holdReloads() {
  const reload = vi.fn()
  beforeEach(() => {
    reload.mockClear()
    const hold = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload') return
      event.preventDefault()
      reload()
    }
    navigation.addEventListener('navigate', hold)
    return () => navigation.removeEventListener('navigate', hold)
  })
  return reload
}
