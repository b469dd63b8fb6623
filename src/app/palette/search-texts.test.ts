import { expect, test } from 'vitest'
import { findExcerpt } from './search-texts.ts'

const LONG = `${'Uzun bir cümle. '.repeat(20)}Sonra İzmir körfezi göründü. ${'Yine uzun. '.repeat(20)}`

test('a text is found by its words without diacritics, and shown around the match', () => {
  expect(findExcerpt(['Başka bir metin', LONG], 'izmir korfez')).toMatch(
    /^….*Sonra İzmir körfezi göründü\..*…$/,
  )
  expect(findExcerpt(['Qısa mətn'], 'metn')).toBe('Qısa mətn')
})

test('words in different parts of a project are no match, nor is a single letter', () => {
  expect(findExcerpt(['Birinci', 'İkinci'], 'birinci ikinci')).toBeUndefined()
  expect(findExcerpt(['Birinci'], 'b')).toBeUndefined()
})
