import { expect, test } from 'vitest'
import { findOwn, findPersonal } from './find-personal.ts'

const found = (kind: string, ...texts: readonly string[]) =>
  findPersonal(texts)
    .filter((find) => find.kind === kind)
    .map(({ text }) => text)

const struck = (text: string) => {
  let left = text
  for (const { start, end } of findPersonal([text])
    .flatMap(({ places }) => places)
    .sort((a, b) => b.start - a.start))
    left = `${left.slice(0, start)}…${left.slice(end)}`
  return left
}

test('e-mail addresses are found whole', () => {
  expect(found('email', 'Yazın: leyla.m+iş@poçt.example.az, ya da (info@avaz.example).')).toEqual([
    'leyla.m+iş@poçt.example.az',
    'info@avaz.example',
  ])
})

test.each([
  ['+994 50 123-45-67'],
  ['(012) 404 11 22'],
  ['4169 7388 1234 5678'],
  ['AZ21NABZ00000000137010001944'],
  ['AA1234567'],
  ['12.03.1990'],
  ['5XK7890'],
])('the number %s is found', (number) => {
  expect(found('number', `No. ${number}, bax.`)).toEqual([number])
})

test.each(['2024', '1918–1920', 'on 24 May 2026', '3.5', '12:45', 'COVID19', 'page 117'])(
  '%s is no number that identifies somebody',
  (text) => expect(found('number', text)).toEqual([]),
)

test.each([
  ['Dünən Leyla Məmmədova gəldi.', 'Leyla Məmmədova'],
  ['Müqavilə: Rəşad Əli oğlu Həsənov.', 'Rəşad Əli oğlu Həsənov'],
  ['Toplantıya Ayşe Yılmaz katıldı.', 'Ayşe Yılmaz'],
  ['It was signed by Mr Tristram Shandy in May.', 'Tristram Shandy'],
  ['Then Sarah called.', 'Sarah'],
  ['Договор подписал Иван Петрович Сидоров.', 'Иван Петрович Сидоров'],
  ['Подпись: А. С. Пушкин', 'А. С. Пушкин'],
])('a name is found in “%s”', (text, name) => {
  expect(found('name', text)).toEqual([name])
})

test.each([
  'The House of Commons met.',
  'Azərbaycan Respublikası',
  'Новый год. Один день.',
  'İstanbul Boğazı',
])('no name is found in “%s”', (text) => expect(found('name', text)).toEqual([]))

test('the words of a name are found alone too, with endings and in capitals', () => {
  expect(struck('Leyla Məmmədova gəldi. Leylanın sözü, MƏMMƏDOVA imzası, leylək.')).toBe(
    '… gəldi. … sözü, … imzası, leylək.',
  )
})

test('a name may go on in the next line', () => {
  expect(found('name', 'Direktor Leyla\nMəmmədova gəldi')).toEqual(['Leyla Məmmədova'])
})

test('a word of the customer is found in any case and with endings', () => {
  expect(findOwn(['Bakının işıqları', 'BAKI və Abbakı'], 'Bakı').places).toEqual([
    { part: 0, start: 0, end: 7 },
    { part: 1, start: 0, end: 4 },
  ])
  expect(findOwn(['a'], ' ').places).toEqual([])
})

test('a name is found in every part of a long text', () => {
  const parts = Array.from({ length: 500 }, () => 'Leyla Məmmədova yazdı ki, bu gün gəlməyəcək.')
  expect(findPersonal(parts).map(({ places }) => places.length)).toEqual([500])
})
