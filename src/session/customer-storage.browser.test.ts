import { expect, onTestFinished, test, vi } from 'vitest'
import {
  lastingStorage,
  onCustomerStorageChange,
  onDraftChange,
  openCustomerStorage,
  tabStorage,
} from './customer-storage.ts'

test('storing unsaved input while the customer types makes no other part of the page read its data again', async () => {
  openCustomerStorage()
  const others = vi.fn()
  const ofDrafts = vi.fn()
  const stops = [onCustomerStorageChange(others), onDraftChange(ofDrafts)]
  onTestFinished(() => {
    for (const stop of stops) stop()
    for (const name of ['1.draft.project 1.tab', '1.damaged.project 1.tab']) lastingStorage.remove(name)
  })
  lastingStorage.write('1.draft.project 1.tab', 'text')
  await vi.waitFor(() => expect(ofDrafts).toHaveBeenCalledTimes(1))
  expect(others).not.toHaveBeenCalled()
  lastingStorage.write('1.damaged.project 1.tab', 'text')
  await vi.waitFor(() => expect(others).toHaveBeenCalledTimes(1))
  lastingStorage.write('1.draft.project 1.tab', 'more text')
  lastingStorage.write('1.choice', 'on')
  await vi.waitFor(() => expect(others).toHaveBeenCalledTimes(2))
  expect(ofDrafts).toHaveBeenCalledTimes(3)
})

test('a guest who returns to the tab keeps what it has stored', () => {
  openCustomerStorage()
  onTestFinished(() => tabStorage.remove('1.choice'))
  tabStorage.write('1.choice', 'on')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(tabStorage.read('1.choice')).toBe('on')
})
