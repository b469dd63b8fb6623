import { expect, test } from 'vitest'
import { countCharacters } from './price.ts'
import { betweenPauses, pauseMark, textPauses } from './text-pauses.ts'

test.each([
  ['Salam. [0.5s] Necəsiniz?', [0.5], ['Salam. ', ' Necəsiniz?']],
  ['Раз [1,5с] два [2 с]', [1.5, 2], ['Раз ', ' два ', '']],
  ['Bir[1san]iki [3sn]', [1, 3], ['Bir', 'iki ', '']],
  ['No pause in [0s], [99s], [5 km] or [one s]', [], ['No pause in [0s], [99s], [5 km] or [one s]']],
])('in “%s” the pauses are %j', (text, seconds, pieces) => {
  expect(textPauses(text).map((pause) => pause.seconds)).toEqual(seconds)
  expect(betweenPauses(text)).toEqual(pieces)
})

test('a written pause is read back', () => {
  expect(textPauses(pauseMark(0.5))).toEqual([{ start: 0, end: 6, seconds: 0.5 }])
})

test('a pause in a text costs nothing', () => {
  expect(countCharacters('Salam.[0.5s]')).toBe(countCharacters('Salam.'))
  expect(countCharacters(' [1s] ')).toBe(0)
})
