import { expect, test } from 'vitest'
import { Journal } from './journal.ts'

const call = (path: string) => ({
  at: 0,
  method: 'GET',
  path,
  base: 'http://localhost/api',
  endpoint: undefined,
  headers: {},
})

test('the journal returns the same list until a request arrives or is answered', () => {
  const journal = new Journal()
  const begun = journal.begin(call('/services'))
  const seen = journal.entries
  expect(journal.entries).toBe(seen)
  journal.end(begun, { status: 200, tookMs: 1, moves: [] })
  expect(journal.entries).not.toBe(seen)
  expect(journal.entries).toMatchObject([{ path: '/services', status: 200 }])
  const listed = journal.entries
  journal.clear()
  expect(listed).toHaveLength(1)
  expect(journal.entries).toEqual([])
})

test('only the last 500 requests stay', () => {
  const journal = new Journal()
  for (let number = 1; number <= 501; number += 1) journal.begin(call(`/${number}`))
  expect(journal.entries).toHaveLength(500)
  expect(journal.entries[0]).toMatchObject({ id: 2, path: '/2' })
})
