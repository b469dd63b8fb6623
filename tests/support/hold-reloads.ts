import { beforeEach, vi } from 'vitest'

/** Keeps the page where the app reloads it, in every test of a file. Gives what is called instead. */
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
