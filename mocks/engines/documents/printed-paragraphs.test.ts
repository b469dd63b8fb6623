import { expect, test } from 'vitest'
import { printedParagraphs } from './printed-paragraphs.ts'

test('printed lines become one paragraph, and a hyphenated word one word', () => {
  const text =
    'Kitabları evə götürmək üçün yeni kart lazım-\ndır. Kartı beş dəqiqəyə almaq mümkündür.\nHörmətlə'
  expect(printedParagraphs(text)).toEqual([
    'Kitabları evə götürmək üçün yeni kart lazımdır. Kartı beş dəqiqəyə almaq mümkündür. Hörmətlə',
  ])
})

test.each([
  ['2 çay 6,40', 'Mürəbbə 4,80', 'Paxlava 12,60'],
  ['2 чая 6,40 ₼', 'Варенье 4,80 ₼', 'Пахлава 12,60 ₼'],
  ['2 teas $6.40', 'Jam, apricot $4.80', 'Baklava $1,012.60'],
])('each row of a receipt remains a line of its own (%s)', (...rows) => {
  expect(printedParagraphs(rows.join('\n'))).toEqual(rows)
})
