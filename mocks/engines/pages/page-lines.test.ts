import { expect, test } from 'vitest'
import { hasWords, lineOf } from './page-lines.ts'

const page = (...words: readonly (readonly [text: string, confidence: number])[]) => [
  lineOf(
    words.map(([text, confidence]) => ({ text, confidence, box: [0, 0, 0.1, 0.1] })),
    0,
  ),
]

test('scraps that the recogniser finds in a picture of noise are no text, so nothing is charged', () => {
  expect(hasWords([])).toBe(false)
  expect(hasWords(page(['i', 0.7], ['|', 0.9], ['5.', 0.55], ['a', 0.6], ['~', 0.8], ['Ve', 0.5]))).toBe(
    false,
  )
  expect(hasWords(page(['—_', 0.9], ['...', 0.9], ['x}', 0.5], ['=~|', 0.95]))).toBe(false)
})

test('a page with few or uncertain words is text', () => {
  expect(hasWords(page(['Salam', 0.93]))).toBe(true)
  expect(hasWords(page(['OK', 0.86]))).toBe(true)
  expect(hasWords(page(['7', 0.95]))).toBe(true)
  expect(hasWords(page(['12,50', 0.7], ['₼', 0.6]))).toBe(true)
  expect(hasWords(page(['Хлеб', 0.62], ['белый', 0.55], ['0,80', 0.7]))).toBe(true)
})
