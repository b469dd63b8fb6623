import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { blobOnDisk } from '#src/rules/blob-on-disk.ts'
import { FILE_PIECES } from '#src/rules/file-pieces.ts'
import { rememberCustomer } from '#src/session/customer-id.ts'
import {
  forgetCustomerStorage,
  lastingStorage,
  openCustomerStorage,
  tabStorage,
} from '#src/session/customer-storage.ts'
import { openDraft, readDraftOnce } from './draft.ts'
import { readFiles } from './draft-files.ts'
import { damagedOf, recordsOf } from './draft-records.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { createFormDraft } from './form-draft.ts'

const Fields = z.object({ title: z.string() })
const kind = { name: 'title 1', version: 1, schema: Fields } as const
const open: ReturnType<typeof openDraft<z.infer<typeof Fields>>>[] = []

async function formOf(customerId: number, of = kind) {
  const draft = openDraft(of, customerId)
  open.push(draft)
  await draft.left
  return draft
}

function closeAll() {
  for (const draft of open.splice(0)) draft.release()
}

async function look(customerId: number) {
  const left = await (await formOf(customerId)).left
  closeAll()
  return { fields: left?.value, files: left?.files ?? [] }
}

const sound = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes).fill(7)], name, { type: 'audio/wav' })

beforeEach(async () => {
  vi.useRealTimers()
  closeAll()
  for (const customer of [1, 2, 11]) {
    rememberCustomer(customer)
    await forgetDrafts()
  }
  openCustomerStorage()
})

test('a form is restored with its files for the customer who left it, and for nobody else', async () => {
  const form = await formOf(1)
  expect(form.keep({ title: 'Aynur' })).toBe(true)
  const [first, second] = [
    { id: 'a', file: sound('first.wav') },
    { id: 'b', file: sound('second.wav') },
  ]
  expect(await form.keepFiles([second])).toEqual(new Set(['b']))
  expect(await form.keepFiles([second, first])).toEqual(new Set(['a', 'b']))
  closeAll()
  const { fields, files } = await look(1)
  expect(fields).toEqual({ title: 'Aynur' })
  expect(files.map(({ file }) => [file.name, file.type, file.size])).toEqual([
    ['first.wav', 'audio/wav', 3],
    ['second.wav', 'audio/wav', 3],
  ])
  expect(await look(11)).toEqual({ fields: undefined, files: [] })
  expect(readDraftOnce(kind, 11)).toBeUndefined()
  const again = await formOf(1)
  expect(await again.keepFiles(files.filter(({ id }) => id === 'a'))).toEqual(new Set(['a']))
  closeAll()
  expect((await look(1)).files).toHaveLength(1)
})

test('typing before the saved draft has loaded loses neither', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const left = await formOf(1)
  left.keep({ title: 'left' })
  closeAll()
  vi.setSystemTime(Date.now() + 1_000)
  const early = openDraft(kind, 1)
  early.keep({ title: 'typed' })
  expect(await early.left).toBeUndefined()
  early.release()
  const next = await formOf(1)
  expect((await next.left)?.value).toEqual({ title: 'typed' })
  await next.forget()
  closeAll()
  expect((await look(1)).fields).toEqual({ title: 'left' })
})

test('a draft that no tab has open is restored on a machine too busy to answer in time', async () => {
  const left = await formOf(1)
  left.keep({ title: 'left' })
  closeAll()
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([])
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  expect((await look(1)).fields).toEqual({ title: 'left' })
  vi.restoreAllMocks()
})

test('the next form of the page finds a draft released a moment ago, on a machine too busy to answer in time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const form = openDraft(kind, 1)
  await form.left
  form.keep({ title: 'left' })
  form.release()
  expect((await look(1)).fields).toEqual({ title: 'left' })
  vi.restoreAllMocks()
})

test('a logout deletes the drafts of its customer, and no text of another whose session had ended', async () => {
  for (const customer of [1, 2]) {
    rememberCustomer(customer)
    const form = await formOf(customer)
    form.keep({ title: 'Aynur' })
    await form.keepFiles([{ id: 'a', file: sound('first.wav') }])
  }
  const [, second] = open
  await forgetDrafts()
  // Other tabs of the browser learn of the logout after the id was deleted.
  forgetCustomerStorage()
  openCustomerStorage()
  // An open form and an upload in progress end after the logout.
  expect(second?.keep({ title: 'Aynur' })).toBe(false)
  const late = await second?.keepFiles([{ id: 'b', file: sound('second.wav') }])
  expect(late?.has('b')).toBe(false)
  closeAll()
  expect(await look(1)).toEqual({ fields: { title: 'Aynur' }, files: [] })
  expect(await look(2)).toEqual({ fields: undefined, files: [] })
})

test('the next customer’s login deletes all that the last one left, except unsaved input', async () => {
  rememberCustomer(1)
  const form = await formOf(1)
  form.keep({ title: 'Aynur' })
  closeAll()
  lastingStorage.write('1.recent-voices', '[7]')
  lastingStorage.write('listened 1 5', '{"block":1,"seconds":2}')
  tabStorage.write('1.payment', '{"amount":"10.00"}')
  tabStorage.write('verification', '{"email":"aynur@avaz.example","resendAtMs":1}')
  rememberCustomer(1)
  expect(lastingStorage.names()).toContain('1.recent-voices')
  rememberCustomer(2)
  expect([...lastingStorage.names(), ...tabStorage.names()].toSorted()).toEqual([
    expect.stringMatching(/^1\.draft\.title 1\./),
    'id',
  ])
  expect((await look(1)).fields).toEqual({ title: 'Aynur' })
})

test('a logout deletes the parts of a large file that were being written to the disk', async () => {
  await blobOnDisk(new Blob(['a piece of a film']))
  const names = async () => (await indexedDB.databases()).map(({ name }) => name)
  expect(await names()).toContain(FILE_PIECES)
  await forgetDrafts()
  expect(await names()).not.toContain(FILE_PIECES)
})

test('a draft expires after a week, with its files, whichever customer opens a form next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const form = await formOf(1)
  form.keep({ title: 'Aynur' })
  await form.keepFiles([{ id: 'a', file: sound('first.wav') }])
  const id = recordsOf(1)[0]?.id ?? ''
  closeAll()
  vi.setSystemTime(Date.now() + 6.9 * 86_400_000)
  expect((await look(1)).fields).toEqual({ title: 'Aynur' })
  vi.setSystemTime(Date.now() + 0.2 * 86_400_000)
  expect(readDraftOnce(kind, 1)).toBeUndefined()
  expect(await readFiles(id)).toHaveLength(1)
  await formOf(2)
  await expect.poll(() => readFiles(id)).toEqual([])
})

test('files that exceed the limit together are not saved, and the form reports that', async () => {
  const huge = sound('huge.wav')
  Object.defineProperty(huge, 'size', { value: 251 * 1024 * 1024 })
  const form = await formOf(1)
  form.keep({ title: 'Aynur' })
  expect(await form.keepFiles([{ id: 'a', file: huge }])).toEqual(new Set())
  closeAll()
  expect((await look(1)).files).toEqual([])
})

test('two tabs with the same form each save their own draft', async () => {
  const [first, second] = [await formOf(1), await formOf(1)]
  first.keep({ title: 'Aynur' })
  second.keep({ title: 'Kamran' })
  expect(recordsOf(1).map(({ value }) => value)).toEqual(
    expect.arrayContaining([{ title: 'Aynur' }, { title: 'Kamran' }]),
  )
  closeAll()
  const again = await formOf(1)
  const left = (await again.left)?.value
  await again.forget()
  closeAll()
  expect([left?.title, (await look(1)).fields?.title].toSorted()).toEqual(['Aynur', 'Kamran'])
})

test.each([
  ['cut off', '{"version":1,"keptAtMs":1,"va'],
  ['of another shape', JSON.stringify({ version: 1, keptAtMs: Date.now(), changes: 1, value: { title: 7 } })],
  [
    'of another version',
    JSON.stringify({ version: 9, keptAtMs: Date.now(), changes: 1, value: { title: 'Aynur' } }),
  ],
])('a draft that is %s is moved aside: the form opens, and none of it is lost', async (_, text) => {
  localStorage.setItem('customer.1.draft.title 1.abc', text)
  expect((await look(1)).fields).toBeUndefined()
  expect(localStorage.getItem('customer.1.draft.title 1.abc')).toBeNull()
  const [damaged] = damagedOf(1)
  expect(damaged?.kind).toBe('title 1')
  expect(damaged?.text).toContain(text.slice(0, 12))
  expect(damagedOf(2)).toEqual([])
  damaged?.drop()
  expect(damagedOf(1)).toEqual([])
})

test('a form that is left stores nothing more', async () => {
  const onChange = vi.fn<() => void>()
  const form = createFormDraft(kind, 1, { onRestore: () => undefined, onChange })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  form.update({ fields: { title: 'Aynur' }, files: [], isTouched: true })
  form.release()
  form.update({ fields: { title: 'Aynur and more' }, files: [], isTouched: true })
  expect((await look(1)).fields).toEqual({ title: 'Aynur' })
})
