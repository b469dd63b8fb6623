import { expect, test } from 'vitest'
import type { JournalEntry } from '#mocks/http/journal.ts'
import { verifyJournal } from './verify-journal.ts'

const journal = (...calls: readonly (readonly [endpoint: string, status: number])[]) =>
  calls.map(([endpoint, status], id) => ({ id, endpoint, status }) as JournalEntry)

const entries = journal(
  ['login', 422],
  ['login', 200],
  ['getBalance', 200],
  ['generate', 402],
  ['generate', 200],
)

const verify = (query: string) => verifyJournal(entries, new URLSearchParams(query))

test('a test can check how often a call was made', () => {
  expect(verify('endpoint=generate&times=2')).toBe(2)
  expect(verify('endpoint=generate&status=402&times=1')).toBe(1)
  expect(verify('endpoint=logout&times=0')).toBe(0)
  expect(verify('at_least=5&at_most=5')).toBe(5)
})

test('a wrong number of calls is reported with the calls that were made', () => {
  expect(() => verify('endpoint=generate&times=1')).toThrow('generate came 2 times, not 1')
  expect(() => verify('endpoint=logout&at_least=1')).toThrow('logout came 0 times, not at least 1')
  expect(() => verify('endpoint=login&status=200&at_most=0')).toThrow(
    'login with 200 came 1 times, not at most 0',
  )
})

test('a test can check the order of calls', () => {
  expect(verify('order=login,getBalance,generate,generate')).toBe(5)
  expect(() => verify('order=generate,login')).toThrow('login did not come after generate')
  expect(() => verify('order=logout')).toThrow('logout did not come')
})

test.each(['endpoint=generat', 'order=login,generat'])('a misspelt call is refused: %s', (query) => {
  expect(() => verify(query)).toThrow('There is no call "generat"')
})

test.each(['endpoint=login&times=one', 'times=-1'])('a count that is no number is refused: %s', (query) => {
  expect(() => verify(query)).toThrow('is a whole number')
})
