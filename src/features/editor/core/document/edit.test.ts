import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, type Edit } from './edit.ts'
import { newBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

function stateOf(count: number): EditorState {
  const blocks = Array.from({ length: count }, () => newBlock())
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: 1, settings: null },
  }
}

const insertAfter = (after: string | null, count = 1): Edit => ({
  kind: 'insert',
  after,
  blocks: Array.from({ length: count }, () => newBlock()),
})

test('blocks inserted together are where they would be if inserted one after another, and one undo removes them', () => {
  const place = fc.record({ at: fc.integer({ min: -2, max: 12 }), count: fc.integer({ min: 0, max: 3 }) })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5 }), fc.array(place, { maxLength: 8 }), (count, places) => {
      const state = stateOf(count)
      const known = [...state.order]
      const edits = places.map(({ at, count: added }) => {
        const edit = insertAfter(at === -1 ? null : (known[at] ?? 'unknown'), added)
        if (edit.kind === 'insert') known.push(...edit.blocks.map(({ key }) => key))
        return edit
      })
      const together = applyEdits(state, edits)
      let single = state
      for (const edit of edits) single = applyEdits(single, [edit]).state
      expect(together.state.order).toEqual(single.order)
      expect(applyEdits(together.state, together.inverse).state.order).toEqual(state.order)
    }),
  )
})

test('a block that exists already is not inserted twice', () => {
  const state = stateOf(1)
  const edit = insertAfter(null)
  const { state: after } = applyEdits(state, [edit, edit])
  expect(after.order).toHaveLength(2)
})

test('blocks at 5,000 places are inserted and removed in one step', { tags: 'long' }, () => {
  const state = stateOf(5000)
  const { state: after, inverse } = applyEdits(
    state,
    state.order.map((key) => insertAfter(key)),
  )
  expect(after.order).toHaveLength(10_000)
  expect(inverse).toHaveLength(1)
  const back = applyEdits(after, inverse)
  expect(back.state.order).toEqual(state.order)
  expect(applyEdits(back.state, back.inverse).state.order).toEqual(after.order)
})
