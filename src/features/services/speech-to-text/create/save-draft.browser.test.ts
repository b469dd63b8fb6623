import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetDrafts } from '#src/drafts/forget-drafts.ts'
import { openCustomerStorage } from '#src/session/customer-storage.ts'
import { addRecordings } from './add-recordings.ts'
import { changeRecording, createDraftOf } from './create-draft.ts'
import { isDraftSaved, saveDraft } from './save-draft.ts'

const newPage = () => createDraftOf(new QueryClient())
const locksHeld = async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? []
const file = (name: string) => new File(['RIFF'], name, { lastModified: 1 })

test('a reload restores the form with files and titles, and the next customer to log in sees none of it', async () => {
  await forgetDrafts()
  openCustomerStorage()
  const before = newPage()
  saveDraft(before, 1)
  addRecordings(before, [file('iclas.wav'), file('görüş.wav')])
  before.set({ ...before.get(), url: 'https://example.com/a.mp3' })
  const [first] = before.get().recordings
  const sent = { digest: 'of what was sent', id: 'lost' }
  changeRecording(before, first?.id ?? '', { title: 'Səhər iclası', sent })
  await expect.poll(isDraftSaved.get).toBe(true)

  const after = newPage()
  saveDraft(after, 1)
  await expect.poll(() => after.get().recordings.length).toBe(2)
  const [again] = after.get().recordings
  // Still has its client id: an upload whose response was lost in the reload is found again and not paid for twice.
  expect(again).toMatchObject({ title: 'Səhər iclası', sent })
  expect(await again?.file?.text()).toBe('RIFF')
  expect(after.get().url).toBe('https://example.com/a.mp3')

  saveDraft(after, 2)
  expect(after.get()).toMatchObject({ url: '', recordings: [] })
  // Another customer logs in while the files are still being read: they must not appear in that form.
  const home = newPage()
  saveDraft(home, 1)
  await expect.poll(locksHeld, { interval: 1 }).not.toEqual([])
  const [lockOfFirst] = await locksHeld()
  saveDraft(home, 2)
  await expect.poll(locksHeld).not.toContain(lockOfFirst)
  expect(home.get()).toMatchObject({ url: '', recordings: [] })
  saveDraft(home, 1)
  await expect.poll(() => home.get().recordings.length).toBe(2)
})

test('a file already in the queue is not added twice; another one of the same name is', () => {
  const draft = newPage()
  addRecordings(draft, [file('a.wav')])
  addRecordings(draft, [file('a.wav'), new File(['RIFF and more'], 'a.wav')])
  expect(draft.get().recordings).toHaveLength(2)
  expect(draft.get().twice).toEqual(['a.wav'])
})

test('input typed as soon as the form opens survives an immediate session end', async () => {
  await forgetDrafts()
  openCustomerStorage()
  const before = newPage()
  saveDraft(before, 1)
  before.set({ ...before.get(), url: 'https://example.com/a.mp3' })
  saveDraft(before, 2)
  const after = newPage()
  saveDraft(after, 1)
  await expect.poll(() => after.get().url).toBe('https://example.com/a.mp3')
})
