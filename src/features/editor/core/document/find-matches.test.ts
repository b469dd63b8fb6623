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

test('a text beside the own one is searched where it is asked for, each place known by its text', () => {
  const own = {
    isSame: () => true,
    withText: () => own,
    merge: () => own,
    toBody: () => ({}),
    textOf: (part: string) => (part === '2' ? 'iki bir' : undefined),
  }
  const block = newBlock({ text: 'bir', own })
  const state = { ...stateOf(), order: [block.key], blocks: new Map([[block.key, block]]) }
  const places = (part?: string) =>
    findMatches(state, 'bir', 'az', { part }).map((match) => [match.part, match.start])
  expect(places('2')).toEqual([
    [undefined, 0],
    ['2', 4],
  ])
  expect(places('3')).toEqual([[undefined, 0]])
  expect(places()).toEqual([[undefined, 0]])
})
