import { expect, test } from 'vitest'
import { newBlock } from './editor-block.ts'
import { createEditorStore } from './editor-store.ts'
import { insertTexts, type TextPlace } from './insert-text.ts'

function textsAfter(texts: readonly string[], placeOf: (keys: readonly string[]) => TextPlace) {
  const blocks = texts.map((text) => newBlock({ text }))
  const store = createEditorStore({
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null },
  })
  store.apply(
    insertTexts(store.getState(), placeOf(store.getOrder()), [{ text: 'bir' }, { text: 'iki' }]).edits,
  )
  return store.getOrder().map((key) => store.getBlock(key)?.text)
}

test('text is inserted after the given block', () => {
  expect(textsAfter(['a', 'b'], ([first = '']) => ({ after: first }))).toEqual(['a', 'bir', 'iki', 'b'])
})

test('a block without text is filled, so that no empty block stays above the pasted text', () => {
  expect(textsAfter(['', 'b'], ([first = '']) => ({ after: first }))).toEqual(['bir', 'iki', 'b'])
})

test('text pasted into a text is inserted at the caret', () => {
  const place = ([key = '']: readonly string[]) => ({ key, start: 2, end: 2 })
  expect(textsAfter(['a b'], place)).toEqual(['a', 'bir', 'iki', 'b'])
})
