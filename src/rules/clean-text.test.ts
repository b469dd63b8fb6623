import { expect, test } from 'vitest'
import { cleanText, onlyLineOf } from './clean-text.ts'

test('control characters are removed and counted; line ends, tabs, emoji and right-to-left text stay', () => {
  expect(cleanText('a\u0000b\u0007c\r\nd\te')).toEqual({ text: 'abc\nd\te', removed: 2 })
  expect(cleanText('👨‍👩‍👧 שלום').removed).toBe(0)
  expect(cleanText('\ud800x').text).toBe('x')
})

test('a line break of a word processor separates words', () => {
  expect(cleanText('birinci\u000Bikinci\füçüncü').text).toBe('birinci\nikinci\nüçüncü')
})

test('invisible characters cost nothing', () => {
  for (const sign of ['\u00AD', '\u200B', '\u2060', '\uFEFF', '\u200C', '\u200D'])
    expect(cleanText(`a${sign.repeat(100)}`)).toEqual({ text: 'a', removed: 100 })
  expect(cleanText('da\u00ADvam').text).toBe('davam')
})

test('joiners stay if letters and emoji need them, one at a time', () => {
  expect(cleanText('می\u200Cخواهم').text).toBe('می\u200Cخواهم')
  expect(cleanText('می\u200C\u200C\u200Cخواهم').text).toBe('می\u200Cخواهم')
  expect(cleanText('❤️\u200D🔥').text).toBe('❤️\u200D🔥')
})

test('a spreadsheet cell and a copied line are one line, two lines are not', () => {
  expect(onlyLineOf('Salam\r\n')).toBe('Salam')
  expect(onlyLineOf('Salam')).toBe('Salam')
  expect(onlyLineOf('Salam\nDünya')).toBeUndefined()
})
