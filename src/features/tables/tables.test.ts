import { expect, test } from 'vitest'
import { toCsv } from '#src/rules/to-csv.ts'
import { faultyFirst, guessColumns, linesOf } from './columns.ts'
import { readTable, readTableFile } from './read-table.ts'

const NAMES = { question: ['question', 'sual'], answer: ['answer', 'cavab'] } as const
const ORDER = ['question', 'answer'] as const

async function readAs(text: string) {
  const rows = await readTable(text)
  return linesOf(rows, guessColumns(rows, NAMES, ORDER))
}

test('columns are found by their names, in any order', async () => {
  expect(await readAs('No;CAVAB;Sual:\n1;Saat 9-da;Nə vaxt açılır?')).toEqual([
    { line: 2, cells: { question: 'Nə vaxt açılır?', answer: 'Saat 9-da' }, isTooWide: false },
  ])
})

test('without names, the first columns are taken, and the first row is content', async () => {
  expect(await readAs('When do you open?\tAt nine\n')).toEqual([
    { line: 1, cells: { question: 'When do you open?', answer: 'At nine' }, isTooWide: false },
  ])
})

test('an answer keeps its line breaks, and an unquoted separator is reported', async () => {
  const lines = await readAs('Question,Answer\nHow?,"First.\nThen."\nWhere?,Here, and there')
  expect(lines.map(({ cells }) => cells.answer)).toEqual(['First.\nThen.', 'Here'])
  expect(lines.map(({ isTooWide }) => isTooWide)).toEqual([false, true])
})

test('a table that the app wrote is read back unchanged', async () => {
  const rows = [
    ['Question', 'Answer'],
    ['=1+1?', '-5 °C; "cold"\nand dry'],
    ["'quoted'", '👨‍👩‍👧 +994 12'],
  ]
  expect(await readTable(toCsv(rows, 'az'))).toEqual(rows)
  expect(await readTable(toCsv(rows, 'en'))).toEqual(rows)
})

test('a spreadsheet that is not a text, and a file that is too large, are named as that', async () => {
  const sheet = new File([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0])], 'faq.xlsx')
  expect(await readTableFile(sheet, 'az')).toEqual({ unread: 'notText' })
  expect(await readTableFile(new File(['a'.repeat(5_000_001)], 'faq.csv'), 'az')).toEqual({
    unread: 'tooLarge',
  })
})

test('faulty rows of a long table come first, in its order', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id, fault: id % 2 === 0 ? 'empty' : undefined }))
  expect(faultyFirst(rows).map(({ id }) => id)).toEqual([2, 4, 1, 3])
})
