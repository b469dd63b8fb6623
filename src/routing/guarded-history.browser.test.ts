import { UNSAFE_createMemoryHistory } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { noteOpenDialog } from '#src/ui/open-dialogs.ts'
import { listenGuarded } from './guarded-history.ts'
import { holdPage } from './leave-guard.ts'

/** At the middle one of three pages. Back and Forward arrive later, as in browsers. */
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

function openDialog() {
  const dismiss = vi.fn(() => forget())
  const forget = noteOpenDialog({ element: document.createElement('dialog'), dismiss })
  return { dismiss, forget }
}

/** Longer than whatever was pressed takes there and back. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test.each([1, -1])('a held page is asked about once where somebody goes by %i', async (delta) => {
  const { history, followed } = openHistory()
  const asked: Array<() => void> = []
  const letGo = holdPage((leave) => {
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

test('Back pressed twice at once closes the modal, and the page stays', async () => {
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
