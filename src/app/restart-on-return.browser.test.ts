import { expect, onTestFinished, test, vi } from 'vitest'
import { restartOnReturn } from './restart-on-return.ts'

/** The page is shown: loaded, or brought back from the page cache. */
const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

test('a page that was left during its start is loaded again when it comes back', () => {
  const reload = vi.fn()
  onTestFinished(restartOnReturn(reload))
  show(false)
  expect(reload).not.toHaveBeenCalled()
  show(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that had started comes back as it was', () => {
  const reload = vi.fn()
  restartOnReturn(reload)()
  show(true)
  expect(reload).not.toHaveBeenCalled()
})
