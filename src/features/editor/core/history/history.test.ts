import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addBelow, mergeWithPrevious, moveBy, moveTo, splitAt } from '../document/block-commands.ts'
import type { Edit } from '../document/edit.ts'
import { newBlock } from '../document/editor-block.ts'
import { createEditorStore } from '../document/editor-store.ts'
import { createHistory } from './history.ts'

function open(...texts: string[]) {
  const blocks = texts.map((text) => newBlock({ text }))
  const store = createEditorStore({
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null },
  })
  let now = 0
  const history = createHistory(store, () => now)
  const texts_ = () => store.getOrder().map((key) => store.getBlock(key)?.text)
  const key = (place: number) => store.getOrder()[place] ?? ''
  return { store, history, texts: texts_, key, later: (ms: number) => (now += ms) }
}

test('typing with short pauses is one step', () => {
  const { history, texts, key, later } = open('')
  const type = (text: string) => history.commit([{ kind: 'content', key: key(0), content: { text } }], 'type')
  type('a')
  later(300)
  type('ab')
  later(1_500)
  type('abc')
  history.undo()
  expect(texts()).toEqual(['ab'])
  history.undo()
  expect(texts()).toEqual([''])
  history.redo()
  expect(texts()).toEqual(['ab'])
})

test('splitting trims both parts, and undo restores the original text', () => {
  const { store, history, texts, key } = open('bir iki üç')
  history.commit(splitAt(store.getState(), key(0), 4).edits)
  expect(texts()).toEqual(['bir', 'iki üç'])
  history.undo()
  expect(texts()).toEqual(['bir iki üç'])
})

test('merging puts one space between the texts and the caret after it', () => {
  const { store, history, texts, key } = open('bir', 'iki')
  const { edits, focus } = mergeWithPrevious(store.getState(), key(1), 100)
  history.commit(edits)
  expect(texts()).toEqual(['bir iki'])
  expect(focus?.caret).toBe(4)
})

test('merging stops at the limit, at the start and below a pause', () => {
  const { store, key } = open('abc', 'def')
  expect(mergeWithPrevious(store.getState(), key(1), 6).edits).toEqual([])
  expect(mergeWithPrevious(store.getState(), key(0), 100).edits).toEqual([])
})

test('a block moves to the place where it was dropped', () => {
  const { store, history, texts, key } = open('a', 'b', 'c', 'd')
  history.commit(moveTo(store.getState(), key(0), 2).edits)
  expect(texts()).toEqual(['b', 'c', 'a', 'd'])
  history.commit(moveBy(store.getState(), key(0), -1).edits)
  expect(texts()).toEqual(['b', 'c', 'a', 'd'])
})

test('undoing everything restores the start, redoing everything the end', { tags: 'long' }, () => {
  const step = fc.record({ kind: fc.nat(4), at: fc.nat(9), to: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { store, history, texts, later } = open('a', 'b', 'c')
      const start = texts()
      for (const { kind, at, to } of steps) {
        later(5_000)
        const order = store.getOrder()
        const key = order[at % Math.max(1, order.length)] ?? ''
        const edits: readonly Edit[][] = [
          [{ kind: 'content', key, content: { text: `${at}${to}` } }],
          [{ kind: 'remove', keys: [key, order[to % Math.max(1, order.length)] ?? ''] }],
          [...addBelow(store.getState(), key).edits],
          [...moveTo(store.getState(), key, to % Math.max(1, order.length)).edits],
          [...splitAt(store.getState(), key, 1).edits],
        ]
        history.commit(edits[kind] ?? [])
      }
      const end = texts()
      while (history.state.get().canUndo) history.undo()
      expect(texts()).toEqual(start)
      while (history.state.get().canRedo) history.redo()
      expect(texts()).toEqual(end)
    }),
    { numRuns: 500, seed: 11 },
  )
})
