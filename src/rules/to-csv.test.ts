import { expect, test } from 'vitest'
import { toCsv } from './to-csv.ts'

const line = (cell: string | undefined, locale: 'az' | 'en' = 'en') => toCsv([[cell]], locale).slice(1, -2)
const number = (hundredths: number, locale: 'az' | 'en') => toCsv([[{ hundredths }]], locale).slice(1, -2)

test('the file has a UTF-8 mark and the line ends of spreadsheets', () => {
  expect(toCsv([['ə', 'ş'], ['₼']], 'en')).toBe('\uFEFFə,ş\r\n₼\r\n')
})

test('the separator is the one that spreadsheets of the language expect', () => {
  expect(['az', 'tr', 'ru', 'en'].map((locale) => toCsv([['a', 'b']], locale as 'az').slice(1, -2))).toEqual([
    'a;b',
    'a;b',
    'a;b',
    'a,b',
  ])
})

test('numbers stay numbers, negative ones too', () => {
  expect([-240, -5, 0, 7, 100_000].map((hundredths) => number(hundredths, 'en'))).toEqual([
    '-2.40',
    '-0.05',
    '0.00',
    '0.07',
    '1000.00',
  ])
  expect(number(-240, 'az')).toBe('-2,40')
})

test.each([
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "no"', '"say ""no"""'],
  ['"a", b', '"""a"", b"'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
  [undefined, ''],
])('the cell %j is written as %j', (text, cell) => {
  expect(line(text)).toBe(cell)
})

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\ttext',
  '\rtext',
  ' =1',
  '\n=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '=cmd|"/C calc"!A0',
])('the cell %j cannot run as a formula', (text) => {
  const cell = line(text)
  const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
  expect(content).toBe(`'${text}`)
})
