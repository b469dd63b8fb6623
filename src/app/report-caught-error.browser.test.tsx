import { lazy, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { startI18n } from '#src/i18n/i18n.ts'
import { announceFault } from '#src/lib/faults.ts'
import { notifications } from '#src/lib/notifications.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { watchChunkErrors } from './chunk-reload.ts'
import { ErrorBoundary } from './layouts/error-boundary.tsx'
import { reportCaughtError } from './report-caught-error.ts'
import { reportCallError } from './report-error.ts'

const reload = vi.fn()
const WRITING = 'What I am writing'
const DEFAULT = 'The request did not go through. Check your connection and try again.'

function failedImport(message = 'Failed to fetch dynamically imported module') {
  const payload = new Error(message)
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
  return payload
}

const absent = () =>
  lazy(async () => {
    throw failedImport()
  })

function show(content: ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container, {
    onCaughtError: (error, info) => reportCaughtError(error, info, reload),
  })
  root.render(<ErrorBoundary>{content}</ErrorBoundary>)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

const isReloadedAlready = () => sessionStorage.setItem('chunk-reload-at', String(Date.now()))

watchChunkErrors((error) => reportCallError(error))
beforeEach(async () => {
  // A reload that a test of another file asked for would count as the one of this page.
  sessionStorage.clear()
  await startI18n('en')
})
afterEach(() => {
  reload.mockReset()
  notifications.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a screen whose code fails to load reloads the page', async () => {
  const Absent = absent()
  show(<Absent />)
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})

test('within a minute after a reload, it shows the error screen with a button instead', async () => {
  isReloadedAlready()
  const Absent = absent()
  show(<Absent />)
  await expect.element(page.getByText('500')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('a menu whose code fails to load shows an error and does not affect the page', {
  tags: 'long',
}, async () => {
  isReloadedAlready()
  const Absent = absent()
  show(
    <>
      <p>{WRITING}</p>
      <LazyBoundary>
        <Absent />
      </LazyBoundary>
    </>,
  )
  await expect.poll(() => notifications.shown().map(({ message }) => message)).toEqual([DEFAULT])
  await expect.element(page.getByText(WRITING)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('a tooltip whose code fails to load shows no error, since nobody asked for it', async () => {
  isReloadedAlready()
  const Absent = absent()
  const failed = vi.fn()
  show(
    <LazyBoundary isUnasked onFailed={failed}>
      <Absent />
    </LazyBoundary>,
  )
  await expect.poll(() => failed).toHaveBeenCalledOnce()
  await new Promise(requestAnimationFrame)
  expect(notifications.shown()).toEqual([])
})

test('a broken menu does not affect the page, and its error is reported', async () => {
  const heard = vi.fn()
  vi.stubGlobal('reportError', heard)
  const Broken = () => {
    throw new Error('broken')
  }
  show(
    <>
      <p>{WRITING}</p>
      <LazyBoundary>
        <Broken />
      </LazyBoundary>
    </>,
  )
  await expect.poll(() => heard).toHaveBeenCalledWith(new Error('broken'))
  await expect.element(page.getByText(WRITING)).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

test('a press whose code fails to load shows an error', async () => {
  isReloadedAlready()
  // Vitest would take a real rejection for a fault of the test.
  const added = vi.spyOn(globalThis, 'addEventListener')
  watchChunkErrors((error) => reportCallError(error))
  const listeners = added.mock.calls.flatMap(([type, listen]) =>
    type === 'unhandledrejection' ? [listen] : [],
  )
  for (const listen of listeners)
    if (typeof listen === 'function') listen(Object.assign(new Event('test'), { reason: failedImport() }))
  expect(notifications.shown().map(({ message }) => message)).toEqual([DEFAULT])
})

test('saving whose code fails to load shows no second message, and looks for the code again', async () => {
  isReloadedAlready()
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  onTestFinished(() => asked.mockRestore())
  const url = `${location.origin}/assets/part-def.js`
  announceFault(failedImport(`Failed to fetch dynamically imported module: ${url}`))
  expect(asked).toHaveBeenCalledWith(url, expect.objectContaining({ cache: 'reload' }))
  expect(notifications.shown()).toEqual([])
})
