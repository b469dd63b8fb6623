import { expect, test } from 'vitest'
import { wordsIn } from './readable-draft.ts'

test('the words of a draft are listed in order, without anything that the customer did not write', () => {
  const draft = {
    blocks: [
      { key: 'a', clientId: 'b', content: { text: 'Salam', voiceId: 3 }, was: { text: 'Old' } },
      { key: 'c', clientId: 'd', content: { text: ' ' } },
    ],
    removed: [{ id: 1, text: 'Gone' }],
    reader: { look: { accent: '#0f5d4a' }, skip_selectors: ['.ad', '.menu'] },
    title: 'Xəbərlər',
    translations: { ru: { text: 'Привет', spoken: { text: 'Здравствуй' } } },
  }
  expect(wordsIn(draft)).toEqual([
    { field: 'text', words: 'Salam' },
    { field: 'skip_selectors', words: '.ad' },
    { field: 'skip_selectors', words: '.menu' },
    { field: 'title', words: 'Xəbərlər' },
    { field: 'text', words: 'Привет' },
  ])
})

test.each([[null], [7], ['words without a field'], [[]], [{ words: [{ text: 'a' }] }]])(
  '%j has no words',
  (value) => {
    expect(wordsIn(value)).toEqual([])
  },
)
