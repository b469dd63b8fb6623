import { describe, expect, test } from 'vitest'
import { type FindOptions, replaceMatches } from '#src/lib/find-text.ts'
import { newBlock } from './editor-block.ts'
import { findMatches } from './find-matches.ts'

function replaced(
  language: string,
  text: string,
  [from, to]: readonly [string, string],
  options: FindOptions,
) {
  const block = newBlock({ text })
  const state = {
    order: [block.key],
    blocks: new Map([[block.key, block]]),
    defaults: { language: 1, voiceId: null, settings: null },
  }
  const matches = findMatches(state, from, { languageOf: () => language, ...options })
  return replaceMatches(text, matches, to)
}

const ENDINGS = { words: 'endings' } as const

describe('a replaced word keeps its ending', () => {
  test.each([
    [
      'az-AZ',
      ['Alıyev', 'Əliyev'],
      'Alıyev Alıyevin Alıyevə Alıyevdən Alıyevlərin Alıyevdir',
      'Əliyev Əliyevin Əliyevə Əliyevdən Əliyevlərin Əliyevdir',
    ],
    ['az', ['Gance', 'Gəncə'], 'Gancedəki ganceli GANCENİN', 'Gəncədəki Gəncəli GəncəNİN'],
    [
      'tr',
      ['Ankra', 'Ankara'],
      'Ankranın Ankraya Ankra’da Ankradaki Ankralılar',
      'Ankaranın Ankaraya Ankara’da Ankaradaki Ankaralılar',
    ],
    [
      'ru-RU',
      ['Масква', 'Москва'],
      'Масква, Масквы и Маскве, Маскву, Масквой',
      'Москва, Москвы и Москве, Москву, Москвой',
    ],
    [
      'ru',
      ['Олиев', 'Алиев'],
      'Олиев Олиева Олиеву Олиевым Олиеве Олиевых',
      'Алиев Алиева Алиеву Алиевым Алиеве Алиевых',
    ],
    ['ru', ['Велекий', 'Великий'], 'Велекого Велекому Велекие', 'Великого Великому Великие'],
    ['ru', ['Юлея', 'Юлия'], 'Юлея Юлеи Юлею', 'Юлия Юлии Юлию'],
  ] as const)('in %s', (language, words, text, expected) => {
    expect(replaced(language, text, words, ENDINGS)).toBe(expected)
  })

  test.each([
    ['az', 'Sona', 'Sonamzəd sonaxır'],
    ['tr', 'Kaya', 'Kayak kayıp'],
    ['ru', 'Рита', 'Ритмика ритор'],
    ['en', 'Ann', 'Anna annual'],
  ])('a longer word in %s is another word', (language, word, text) => {
    expect(replaced(language, text, [word, 'X'], ENDINGS)).toBe(text)
  })
})

test('a whole word is not found within another, and an apostrophe ends it', () => {
  expect(replaced('en', 'art artist smart art’s ART', ['art', 'craft'], { words: 'word' })).toBe(
    'craft artist smart craft’s craft',
  )
})

test('with matching case only the same letters are found, in any composition', () => {
  expect(replaced('az', 'Gül gül GÜL Gu\u0308l', ['Gül', 'Lalə'], { matchCase: true })).toBe(
    'Lalə gül GÜL Lalə',
  )
})
