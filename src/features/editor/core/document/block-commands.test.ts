import { expect, test } from 'vitest'
import { moveAllTo } from './block-commands.ts'
import { applyEdits } from './edit.ts'
import { newBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

function stateOf(keys: string): EditorState {
  const blocks = [...keys].map((key) => ({ ...newBlock(), key }))
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: 1, settings: null },
  }
}

test.each([
  ['b', 0, 'bacd'],
  ['bd', 0, 'bdac'],
  ['ac', 4, 'bdac'],
  ['ac', 3, 'bacd'],
])('%s moved together to the place %i give %s', (moved, before, order) => {
  const state = stateOf('abcd')
  const { edits } = moveAllTo(state, new Set(moved), before)
  expect(applyEdits(state, edits).state.order.join('')).toBe(order)
})

test.each([
  ['b', 1],
  ['bc', 2],
  ['cd', 4],
])('%s moved to where they are, at %i, change nothing', (moved, before) => {
  expect(moveAllTo(stateOf('abcd'), new Set(moved), before).edits).toEqual([])
})
