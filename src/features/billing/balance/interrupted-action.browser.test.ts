import { afterEach, beforeEach, expect, test } from 'vitest'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { signIn, signOut } from '#src/session/session.ts'
import {
  confirmInterruptedAction,
  forgetInterruptedAction,
  readInterruptedAction,
  saveInterruptedAction,
} from './interrupted-action.ts'

const HOUR_MS = 3_600_000
const place = (projectId?: number) => ({ slug: 'text-to-speech', projectId }) as const
const keep = (projectId?: number) =>
  saveInterruptedAction({ ...place(projectId), scope: 'all', price: 50, isConfirmed: false })
const openAnotherTab = () => sessionStorage.clear()

beforeEach(() => {
  sessionStorage.clear()
  signIn('a token')
  rememberCustomer(1)
})
afterEach(signOut)

test('an action of this tab comes before later ones of other tabs', () => {
  keep(1)
  const own = sessionStorage.getItem('customer.1.interrupted-action') ?? ''
  keep(2)
  sessionStorage.setItem('customer.1.interrupted-action', own)
  expect(readInterruptedAction()).toMatchObject({ projectId: 1 })
  openAnotherTab()
  expect(readInterruptedAction()).toMatchObject({ projectId: 2 })
  expect(readInterruptedAction(place(1))).toMatchObject({ projectId: 1 })
})

test('another tab offers it for a day, its own tab as long as it is open', () => {
  keep(1)
  expect(readInterruptedAction(undefined, Date.now() + 25 * HOUR_MS)).toBeDefined()
  openAnotherTab()
  expect(readInterruptedAction(undefined, Date.now() + 23 * HOUR_MS)).toBeDefined()
  expect(readInterruptedAction(undefined, Date.now() + 25 * HOUR_MS)).toBeUndefined()
})

test('discarding it in one tab discards it in all and keeps other projects', () => {
  keep(1)
  keep(2)
  forgetInterruptedAction(place(2))
  expect(readInterruptedAction(place(2))).toBeUndefined()
  expect(readInterruptedAction(place(1))).toBeDefined()
})

test('form input and the consent to a price stay in their tab', () => {
  keep(1)
  confirmInterruptedAction()
  expect(readInterruptedAction()).toMatchObject({ isConfirmed: true })
  openAnotherTab()
  expect(readInterruptedAction()).toMatchObject({ isConfirmed: false })
  keep()
  expect(readInterruptedAction(place())).toBeDefined()
  openAnotherTab()
  expect(readInterruptedAction(place())).toBeUndefined()
})

test('if only the tab can store something, it still does', () => {
  keep(1)
  localStorage.removeItem('customer.1.interrupted-actions')
  expect(readInterruptedAction()).toMatchObject({ projectId: 1 })
})
