import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { forgetUnsentForms, unsentForm } from './unsent-form.ts'

const Fields = z.object({ title: z.string() })
const formOf = (customerId: number) => unsentForm('letter', customerId, Fields)
const sound = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes).fill(7)], name, { type: 'audio/wav' })

afterEach(async () => {
  vi.useRealTimers()
  await forgetUnsentForms()
})

test('a form comes back with its files, to the customer who left it and to nobody else', async () => {
  expect(formOf(1).keepFields({ title: 'Aynur' })).toBe(true)
  expect(await formOf(1).keepFile({ id: 'b', file: sound('second.wav') })).toBe(true)
  expect(await formOf(1).keepFile({ id: 'a', file: sound('first.wav') })).toBe(true)
  expect(formOf(1).readFields()).toEqual({ title: 'Aynur' })
  const files = await formOf(1).readFiles()
  expect(files.map(({ file }) => [file.name, file.type, file.size])).toEqual([
    ['first.wav', 'audio/wav', 3],
    ['second.wav', 'audio/wav', 3],
  ])
  expect(formOf(11).readFields()).toBeUndefined()
  expect(await formOf(11).readFiles()).toEqual([])
  await formOf(1).forgetFile('b')
  expect(await formOf(1).readFiles()).toHaveLength(1)
})

test('a logout forgets the forms of everybody', async () => {
  for (const customer of [1, 2]) {
    formOf(customer).keepFields({ title: 'Aynur' })
    await formOf(customer).keepFile({ id: 'a', file: sound('first.wav') })
  }
  const open = formOf(1)
  await forgetUnsentForms()
  // What was open, or on its way to the server, comes to an end after the logout.
  expect(open.keepFields({ title: 'Aynur' })).toBe(false)
  expect(await open.keepFile({ id: 'b', file: sound('second.wav') })).toBe(false)
  for (const customer of [1, 2]) {
    expect(formOf(customer).readFields()).toBeUndefined()
    expect(await formOf(customer).readFiles()).toEqual([])
  }
})

test('a form that was left a week ago is given up, with its files, whoever opens one next', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  formOf(1).keepFields({ title: 'Aynur' })
  await formOf(1).keepFile({ id: 'a', file: sound('first.wav') })
  vi.setSystemTime(Date.now() + 6.9 * 86_400_000)
  expect(formOf(1).readFields()).toEqual({ title: 'Aynur' })
  vi.setSystemTime(Date.now() + 0.2 * 86_400_000)
  expect(formOf(1).readFields()).toBeUndefined()
  expect(await formOf(1).readFiles()).toHaveLength(1)
  formOf(2)
  await expect.poll(() => formOf(1).readFiles()).toEqual([])
})

test('files that are too large together are not kept, and it is said', async () => {
  const huge = sound('huge.wav')
  Object.defineProperty(huge, 'size', { value: 251 * 1024 * 1024 })
  expect(await formOf(1).keepFile({ id: 'a', file: huge })).toBe(false)
  expect(await formOf(1).readFiles()).toEqual([])
})
