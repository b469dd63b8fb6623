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

test('lines of a narrow column under a wide title become one paragraph, and its short last line ends it', () => {
  const text = [
    'A title across the whole page, which is much wider than any of its columns',
    '',
    'The river ran slowly past',
    'old wooden houses while',
    'neighbourhoods',
    'and children of the town of',
    'Ismayilli played near its',
    'banks.',
    'They watched the boats that',
    'carried heavy loads.',
  ]
  expect(printedParagraphs(text.join('\n'))).toEqual([
    text[0],
    'The river ran slowly past old wooden houses while neighbourhoods and children of the town of Ismayilli played near its banks.',
    'They watched the boats that carried heavy loads.',
  ])
})

test('an address and a list between wide paragraphs keep their lines', () => {
  const prose = 'The library moved to a larger house last year, and everyone can find it easily now.'
  const address = ['Mərkəzi kitabxana', 'Nizami küçəsi 12', 'Bakı şəhəri']
  const list = ['un', 'şəkər tozu', 'üç yumurta']
  expect(printedParagraphs([prose, '', ...address, '', ...list].join('\n'))).toEqual([
    prose,
    ...address,
    ...list,
  ])
})
