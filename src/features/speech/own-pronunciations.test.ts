import { expect, test } from 'vitest'
import { PRONUNCIATIONS_MAX } from '#src/contract/limits.ts'
import { toCsv } from '#src/rules/to-csv.ts'
import { differentFrom, listWith, missingIn, pronunciationsIn } from './own-pronunciations.ts'

const names = ['Written', 'Said'] as const
const baku = { written: 'Baku', said: 'Bah-koo' }
const sql = { written: 'SQL', said: 'sequel' }

test.each(['az', 'en'] as const)(
  'a list that was saved as CSV in %s is read again without its heading',
  async (locale) => {
    const csv = toCsv([names, [baku.written, baku.said], ['+7; x', 'plus seven']], locale)
    expect(await pronunciationsIn(csv, names)).toEqual({
      entries: [baku, { written: '+7; x', said: 'plus seven' }],
      skipped: 0,
    })
  },
)

test('rows without one side or longer than allowed are skipped and counted', async () => {
  const { entries, skipped } = await pronunciationsIn(`Baku;Bah-koo\nSQL;\n${'x'.repeat(500)};y`, names)
  expect(entries).toEqual([baku])
  expect(skipped).toBe(2)
})

test('a list takes over the entries of another one, and its pronunciation of words in both', () => {
  const other = { written: 'baku', said: 'Bakı' }
  expect(missingIn([baku], [other, sql])).toEqual([sql])
  expect(listWith([baku, sql], [other])).toEqual({ list: [sql, other], overflow: 0 })
  expect(differentFrom([baku], [other, baku, sql])).toEqual([other, sql])
})

test('a full list tells how many entries had no room, and keeps its own', () => {
  const words = (count: number, start = '') =>
    Array.from({ length: count }, (_, word) => ({ written: `${start}${word}`, said: 'x' }))
  const own = words(PRONUNCIATIONS_MAX - 1)
  const { list, overflow } = listWith(own, words(3, 'new '))
  expect(list).toEqual([...own, { written: 'new 0', said: 'x' }])
  expect(overflow).toBe(2)
})

test('a table with more words than fit into the list is read completely, so that no word is dropped silently', async () => {
  const rows = Array.from({ length: PRONUNCIATIONS_MAX + 5 }, (_, word) => `word ${word};x`)
  expect((await pronunciationsIn(rows.join('\n'), names)).entries).toHaveLength(PRONUNCIATIONS_MAX + 5)
})
