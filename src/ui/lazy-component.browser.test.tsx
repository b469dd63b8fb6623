import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showOpener } from '#tests/support/show-opener.tsx'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyComponent } from './lazy-component.ts'

interface NoteProps {
  onClose: () => void
}

const Note: ComponentType<NoteProps> = ({ onClose }) => (
  <button type="button" onClick={onClose}>
    {'Schließen'}
  </button>
)

function show(load: () => Promise<ComponentType<NoteProps>>) {
  const Late = lazyComponent(load)
  const shown = showOpener(
    (isOpen, close) =>
      isOpen && (
        <LazyBoundary onFailed={close}>
          <Late onClose={close} />
        </LazyBoundary>
      ),
  )
  return { ...shown, preload: Late.preload }
}

test('a part that failed to load is loaded again each time it is opened', { tags: 'long' }, async () => {
  const offline = new Error('offline')
  let attempts = 0
  const { opener, caught } = show(async () => {
    attempts += 1
    if (attempts < 3) throw offline
    return Note
  })
  await opener.click()
  await expect.poll(() => caught).toEqual([offline])
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  expect(attempts).toBe(1)
  await opener.click()
  await expect.poll(() => caught).toEqual([offline, offline])
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible()
  expect(attempts).toBe(3)
})

test('a part whose prefetch failed is loaded when it is opened', { tags: 'long' }, async () => {
  let isOffline = true
  const { opener, caught, preload } = show(async () => {
    if (isOffline) throw new Error('offline')
    return Note
  })
  await expect(preload()).rejects.toThrow('offline')
  isOffline = false
  await opener.click()
  await expect.element(page.getByRole('button', { name: 'Schließen' })).toBeVisible()
  expect(caught).toEqual([])
})
