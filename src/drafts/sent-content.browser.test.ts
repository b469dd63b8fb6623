import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { openCustomerStorage } from '#src/session/customer-storage.ts'
import { signIn, signOut } from '#src/session/session.ts'
import { openDraft } from './draft.ts'
import { forgetDrafts } from './forget-drafts.ts'
import { rememberPress } from './remember-press.ts'
import { listUnsaved } from './unsaved.ts'

const kind = { name: 'title 1', version: 1, schema: z.object({ title: z.string() }) } as const

async function openForm() {
  const form = openDraft(kind, 1)
  await form.left
  return form
}

beforeEach(async () => {
  vi.useRealTimers()
  await forgetDrafts()
  openCustomerStorage()
})

test('sent content has the same id on a later visit, until it changes or has arrived', async () => {
  const form = await openForm()
  const id = await form.idFor('Aynur')
  form.keep({ title: 'Aynur' })
  form.release()
  const again = await openForm()
  expect(await again.idFor('Aynur')).toBe(id)
  const other = await again.idFor('Kamran')
  expect(other).not.toBe(id)
  again.arrived()
  expect(await again.idFor('Kamran')).not.toBe(other)
  again.release()
})

test('a page without TLS remembers its sent content, also of a single press', async () => {
  // Browsers offer neither without TLS.
  for (const name of ['subtle', 'randomUUID']) {
    Object.defineProperty(crypto, name, { value: undefined, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(crypto, name))
  }
  const form = await openForm()
  const id = await form.idFor('Aynur')
  expect(await form.idFor('Aynur')).toBe(id)
  expect(await form.idFor('Anyur')).not.toBe(id)
  form.release()
  const pressed = rememberPress('copy of 1')
  onTestFinished(pressed.arrived)
  expect(pressed.idFor('Aynur')).toBe(pressed.idFor('Aynur'))
})

test('an empty form that was sent is not unsaved, and gets a new id after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  signIn('token of a customer')
  rememberCustomer(1)
  onTestFinished(signOut)
  const send = async () => {
    const form = await openForm()
    const id = await form.idFor('')
    form.keep({ title: '' }, 0)
    form.release()
    return id
  }
  const id = await send()
  expect(listUnsaved()).toEqual([])
  expect(await send()).toBe(id)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await send()).not.toBe(id)
})
