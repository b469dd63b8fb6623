import { expect, test } from 'vitest'
import { compareArticle } from './compare-article.ts'

const known = ['Title', 'One.', 'Two.', 'Three.'].map((text, index) => ({ id: index + 1, text }))
const compare = (...texts: string[]) => compareArticle(known, texts, (place) => `key-${place}`)

test('an unchanged article keeps every paragraph with its sound', () => {
  const { blocks, added, removed } = compare('Title', 'One.', 'Two.', 'Three.')
  expect([blocks.map(({ id }) => id), added, removed]).toEqual([[1, 2, 3, 4], [], []])
})

test('only a changed paragraph is spoken again, in its place', () => {
  const { blocks, added, removed } = compare('Title', 'One.', 'Two and a half.', 'Three.')
  expect(blocks).toEqual([
    { id: 1, text: 'Title' },
    { id: 2, text: 'One.' },
    { client_id: 'key-0', type: 'text', text: 'Two and a half.' },
    { id: 4, text: 'Three.' },
  ])
  expect([added, removed]).toEqual([['Two and a half.'], ['Two.']])
})

test('paragraphs that were moved, added, or repeated do not disturb the others', () => {
  const { blocks, added, removed } = compare('Title', 'Zero.', 'One.', 'One.', 'Three.', 'Two.')
  expect(blocks.map(({ id, text }) => id ?? text)).toEqual([1, 'Zero.', 2, 'One.', 4, 3])
  expect([added, removed]).toEqual([['Zero.', 'One.'], []])
})

test('a page without any of the paragraphs replaces them all', () => {
  const { added, removed } = compare('Other')
  expect([added, removed]).toEqual([['Other'], ['Title', 'One.', 'Two.', 'Three.']])
})
