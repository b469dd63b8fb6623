import { afterEach, beforeEach, expect, test } from 'vitest'
import { login, updateProfile } from '#src/contract/customer.ts'
import type { AnyEndpoint } from '#src/contract/endpoint.ts'
import { getProject } from '#src/contract/projects.ts'
import { callLog } from './call-log.ts'
import type { AnyInput } from './prepare-call.ts'
import { keepRecentCalls, recentCalls } from './recent-calls.ts'

const { note } = callLog
const noteCall = (
  endpoint: unknown,
  input: AnyInput,
  token: string | undefined,
  answer: { text: string; status: number; retryAfter: null },
) => callLog.note({ endpoint: endpoint as AnyEndpoint, input, token, received: answer })

beforeEach(keepRecentCalls)
afterEach(() => {
  callLog.note = note
})

const received = (text: string) => ({ status: 200, retryAfter: null, text })
const project = { params: { slug: 'dubbing', id: 1 } }

test('calls of guests are not kept for a report, and a call with a password is kept without its body', () => {
  noteCall(login, { body: { email: 'a@b.example', password: 'secret-1' } }, 'of-guest', received('{}'))
  noteCall(updateProfile, { body: { name: 'A', current_password: 'secret-2' } }, 'one', received('{}'))
  noteCall(getProject, project, undefined, received('{}'))
  expect(recentCalls('of-guest')).toEqual([])
  expect(recentCalls('one').map(({ input }) => input)).toEqual([{}])
})

test('calls of the first page are kept although the report’s code loads later', () => {
  callLog.note = note
  noteCall(getProject, project, 'early', received('first'))
  expect(recentCalls('early')).toEqual([])
  keepRecentCalls()
  noteCall(getProject, project, 'early', received('second'))
  expect(recentCalls('early').map((call) => call.received.text)).toEqual(['first', 'second'])
})

test('of a page that makes many calls before the report’s code has loaded, the last ones are kept', () => {
  callLog.note = note
  for (let count = 0; count < 60; count += 1) noteCall(getProject, project, 'slow', received(`${count}`))
  keepRecentCalls()
  expect(recentCalls('slow').map((call) => call.received.text)).toEqual(
    Array.from({ length: 40 }, (_, at) => `${at + 20}`),
  )
})

test('only the last calls of the same session are kept, and never more than the memory allows', () => {
  for (let count = 0; count < 60; count += 1) noteCall(getProject, project, 'two', received(`${count}`))
  expect(recentCalls('two').map((call) => call.received.text)).toEqual(
    Array.from({ length: 40 }, (_, at) => `${at + 20}`),
  )
  for (let count = 0; count < 4; count += 1)
    noteCall(getProject, project, 'three', received('x'.repeat(900_000)))
  expect(recentCalls('two')).toEqual([])
  expect(recentCalls('three')).toHaveLength(2)
  noteCall(getProject, project, 'four', received('x'.repeat(3_000_000)))
  expect(recentCalls('four')[0]?.received.text).toBe('')
})
