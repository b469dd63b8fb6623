import { expect, test } from 'vitest'
import {
  hasWrongDays,
  isFiltered,
  readTransactionsFilter,
  writeTransactionsFilter,
} from './transactions-filter.ts'

const read = (query: string) => readTransactionsFilter(new URLSearchParams(query))
const whole = { page: 1, type: undefined, status: undefined, from: undefined, to: undefined }

test('an address without parameters lists everything from the first page', () => {
  expect(read('')).toEqual(whole)
  expect(isFiltered(read('page=3'))).toBe(false)
})

test('a filter survives in the address, next to the parameters of others', () => {
  const query = 'page=2&type=charge&status=paid&from=2026-11-01&to=2026-11-21'
  const written = writeTransactionsFilter(read(query), new URLSearchParams('modal-open=balance'))
  expect(readTransactionsFilter(written)).toEqual(read(query))
  expect(written.get('modal-open')).toBe('balance')
})

test.each([
  'page=0',
  'page=-1',
  'page=1e9',
  'page=99999999999',
  'type=theft',
  'status=draft',
  'from=2026-02-30',
  'to=yesterday',
  'from=2026-1-1',
  'from=9999-99-99',
])('the invalid filter "%s" is ignored', (query) => {
  expect(read(query)).toEqual(whole)
})

test('clearing the filter cleans the address', () => {
  expect(
    writeTransactionsFilter(whole, new URLSearchParams('page=2&type=charge&from=2026-11-01')).toString(),
  ).toBe('')
})

test('the first day may equal the last, but not be later', () => {
  expect(hasWrongDays(read('from=2026-11-21&to=2026-11-21'))).toBe(false)
  expect(hasWrongDays(read('from=2026-11-22&to=2026-11-21'))).toBe(true)
  expect(hasWrongDays(read('from=2026-11-22'))).toBe(false)
})
