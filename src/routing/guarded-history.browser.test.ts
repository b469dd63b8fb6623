import { UNSAFE_createMemoryHistory } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { noteOpenDialog } from '#src/ui/open-dialogs.ts'
import { listenGuarded } from './guarded-history.ts'
import { guardPage } from './leave-guard.ts'
import { OPENED_FROM_PAGE } from './opened-from-page.ts'

/** Starts at the middle of three pages. Back and Forward are asynchronous, as in browsers. */
function openHistory() {
  const history = UNSAFE_createMemoryHistory({
    initialEntries: ['/before', '/page', '/after'],
    initialIndex: 1,
    v5Compat: true,
  })
  const goNow = history.go
  history.go = (delta) => void setTimeout(() => goNow(delta))
  const followed: string[] = []
  onTestFinished(listenGuarded(history, ({ location }) => followed.push(location.pathname)))
  return { history, followed }
}

function openDialog(isDismissible = true) {
  const dismiss = vi.fn(() => forget())
  const leave = noteOpenDialog({
    element: document.createElement('dialog'),
    dismiss,
    isDismissible: () => isDismissible,
  })
  let isOpen = true
  function forget() {
    if (isOpen) leave()
    isOpen = false
  }
  // A dialog left open by a failing test would intercept Back and popups in later tests of the same page.
  onTestFinished(forget)
  return { dismiss, forget }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Longer than any pressed navigation takes there and back. */
const settled = () => vi.advanceTimersByTimeAsync(50)

test.each([1, -1])('a held page asks once before Back or Forward by %i leaves it', async (delta) => {
  const { history, followed } = openHistory()
  const asked: Array<() => void> = []
  const letGo = guardPage((leave) => {
    const { forget } = openDialog()
    asked.push(() => {
      forget()
      leave()
    })
  })
  onTestFinished(letGo)
  history.go(delta)
  await settled()
  expect(asked).toHaveLength(1)
  expect(history.location.pathname).toBe('/page')
  expect(followed).toEqual([])
  asked[0]?.()
  await settled()
  expect(followed).toEqual([delta > 0 ? '/after' : '/before'])
})

test('pressing Back twice quickly closes the modal, and the page stays', async () => {
  const { history, followed } = openHistory()
  history.push('/last')
  const { dismiss } = openDialog()
  history.go(-1)
  history.go(-1)
  await settled()
  expect(dismiss).toHaveBeenCalledTimes(1)
  expect(history.location.pathname).toBe('/last')
  expect(followed).toEqual(['/last'])
})

test.each([
  ['stands in the address', OPENED_FROM_PAGE],
  ['does not stand in the address', null],
])('while a modal that %s is being sent, neither Back nor Forward leaves it', async (_where, state) => {
  const { history, followed } = openHistory()
  history.push('/page?modal', state)
  history.push('/after')
  history.go(-1)
  await settled()
  const { dismiss, forget } = openDialog(false)
  for (const delta of [-1, 1]) {
    history.go(delta)
    await settled()
    expect(history.location.search).toBe('?modal')
  }
  expect(dismiss).not.toHaveBeenCalled()
  expect(followed).toEqual(['/page', '/after', '/page'])
  forget()
  history.go(-1)
  await settled()
  expect(history.location).toMatchObject({ pathname: '/page', search: '' })
})
