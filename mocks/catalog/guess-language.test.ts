import { expect, test } from 'vitest'
import { guessLanguage, languageOfOtherScript } from './guess-language.ts'

const ALL = ['az', 'tr', 'en', 'ru'] as const

test.each([
  ['en', 'That is the end of a line for you'],
  ['ru', 'Не за горами и весна'],
  ['az', 'Bu gün hava çox gözəldir və səma açıqdır'],
  ['tr', 'Bu bir deneme ve çok güzel bir gün için'],
  // Both languages write it with the same letters, so that only frequent words tell.
  ['en', 'in the on for'],
])('the language is %s: %s', (language, text) => {
  expect(guessLanguage(text, ALL)).toBe(language)
})

test('a language that is not possible is not guessed', () => {
  expect(guessLanguage('Не за горами и весна', ['az', 'en'])).not.toBe('ru')
  expect(languageOfOtherScript('az', ['tr', 'en'])).toBeUndefined()
  expect(languageOfOtherScript('ru', ['ru', 'tr'])).toBe('tr')
})
