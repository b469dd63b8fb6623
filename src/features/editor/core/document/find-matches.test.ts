import { expect, test } from 'vitest'
import { newBlock } from './editor-block.ts'
import { findMatches, replaceMatches } from './find-matches.ts'

function stateOf(...texts: string[]) {
  const blocks = texts.map((text) => newBlock({ text }))
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null },
  }
}

test('in az and tr i belongs to İ and ı to I', () => {
  const state = stateOf('İstanbul istanbul ISTANBUL ıstanbul')
  expect(findMatches(state, 'istanbul', 'tr')).toHaveLength(2)
  expect(findMatches(state, 'ISTANBUL', 'az')).toHaveLength(2)
  expect(findMatches(stateOf('IRON iron'), 'iron', 'en')).toHaveLength(2)
})

test('signs of regular expressions are plain characters', () => {
  expect(findMatches(stateOf('a.b (c)? [d]-e'), '(c)?', 'en')).toHaveLength(1)
  expect(findMatches(stateOf('axb'), 'a.b', 'en')).toHaveLength(0)
})

test('all matches of a block are replaced at once', () => {
  const state = stateOf('bir iki bir')
  const matches = findMatches(state, 'bir', 'az')
  expect(replaceMatches('bir iki bir', matches, 'on')).toBe('on iki on')
})
