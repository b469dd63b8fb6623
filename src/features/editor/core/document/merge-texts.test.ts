import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeTexts } from './merge-texts.ts'

test.each([
  ['both ends', 'bir iki', 'sıfır bir iki', 'bir iki üç', 'sıfır bir iki üç'],
  ['a word each', 'bir iki üç', 'BİR iki üç', 'bir iki ÜÇ', 'BİR iki ÜÇ'],
  ['a removal and an addition', 'bir iki üç', 'bir üç', 'bir iki üç dörd', 'bir üç dörd'],
  ['the same change', 'bir iki', 'bir iki üç', 'bir iki üç', 'bir iki üç'],
  ['the same change, and more', 'bir', 'bir iki', 'bir iki üç', 'bir iki üç'],
  ['one side only', 'bir', 'bir', 'iki', 'iki'],
  ['a text that was cleared, and an addition', 'bir', '', 'bir iki', ' iki'],
  ['lines', 'bir\niki', 'bir\niki\nüç', 'sıfır\nbir\niki', 'sıfır\nbir\niki\nüç'],
])('%s: changes of different words are merged', (_, base, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toBe(merged)
  expect(mergeTexts(base, theirs, mine)).toBe(merged)
})

test.each([
  ['the same word', 'bir iki', 'bir üç', 'bir dörd'],
  ['the same place', 'bir', 'bir iki', 'bir üç'],
  ['a removed word that was changed', 'bir iki', 'bir', 'bir İKİ'],
])('%s: conflicting changes are not merged', (_, base, mine, theirs) => {
  expect(mergeTexts(base, mine, theirs)).toBeUndefined()
})

test('words stay separate if one side removed the space after which the other wrote', () => {
  expect(mergeTexts('x ', 'x', 'x y')).toBe('x y')
  expect(mergeTexts('x ', 'x y', 'x')).toBe('x y')
})

test('every merge has all words that either side wrote, and none that one of them removed', () => {
  const word = fc.constantFrom(...'abcdefgh')
  const text = fc.array(word, { maxLength: 8 }).map((words) => ` ${words.join(' ')} `)
  const wordsOf = (of: string) => of.split(' ').filter((one) => one !== '')
  const edited = (base: string, marks: string) =>
    fc
      .array(fc.tuple(fc.nat(8), fc.constantFrom('add', 'remove', 'change')), { maxLength: 4 })
      .map((edits) => {
        const words = wordsOf(base)
        edits.forEach(([at, kind], index) => {
          const place = Math.min(at, words.length)
          words.splice(place, kind === 'add' ? 0 : 1, ...(kind === 'remove' ? [] : [`${marks}${index}`]))
        })
        return words.join(' ')
      })
      .chain((text) => fc.constantFrom(text, `${text} `, ` ${text}`))
  const sides = text.chain((base) => fc.tuple(fc.constant(base), edited(base, 'M'), edited(base, 'T')))
  fc.assert(
    fc.property(sides, ([base, mine, theirs]) => {
      const merged = mergeTexts(base, mine, theirs)
      if (merged === undefined) return
      const present = wordsOf(merged)
      for (const one of [...wordsOf(mine), ...wordsOf(theirs)]) {
        if (/[MT]/.test(one)) expect(present).toContain(one)
      }
    }),
    { numRuns: 5_000, seed: 20_261_122 },
  )
})
