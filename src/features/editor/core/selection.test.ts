import { expect, test } from 'vitest'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'

function open(count: number) {
  const server = createModelServer()
  server.seed(Array.from({ length: count }, (_, index) => `Blok ${index + 1}`))
  const editor = loneEditor(server)
  const keys = editor.store.getOrder()
  const { selection } = editor
  selection.showRows(keys)
  const places = () => selection.inOrder().map((key) => keys.indexOf(key) + 1)
  const key = (place: number) => keys[place - 1] ?? ''
  const texts = () => editor.store.getOrder().map((each) => editor.store.getBlock(each)?.text)
  return { editor, selection, places, key, texts, keys }
}

test('Shift selects from the last selected row, and a second Shift moves the end of that range', () => {
  const { selection, places, key } = open(8)
  selection.toggle(key(1))
  selection.toggle(key(4))
  selection.extendTo(key(6))
  expect(places()).toEqual([1, 4, 5, 6])
  selection.extendTo(key(3))
  expect(places()).toEqual([1, 3, 4])
})

test('without a selected row, a range starts at the block with the caret', () => {
  const { editor, selection, places, key } = open(5)
  editor.active.set(key(2))
  selection.extendTo(key(4))
  expect(places()).toEqual([2, 3, 4])
})

test('selecting 5,000 blocks is announced once and asks each row in view once', () => {
  const { selection, keys } = open(5_000)
  let announced = 0
  selection.keys.subscribe(() => {
    announced += 1
  })
  selection.selectAll()
  expect(announced).toBe(1)
  expect(selection.keys.get().size).toBe(5_000)
  expect(selection.isSelected(keys[4_999] ?? '')).toBe(true)
})

test('removed blocks leave the selection, and one undo brings all of them back', () => {
  const { editor, selection, places, key, texts } = open(5)
  for (const place of [1, 3, 5]) selection.toggle(key(place))
  editor.removeAll([key(1), key(3)])
  expect(places()).toEqual([5])
  expect(texts()).toEqual(['Blok 2', 'Blok 4', 'Blok 5'])
  editor.undo()
  expect(texts()).toEqual(['Blok 1', 'Blok 2', 'Blok 3', 'Blok 4', 'Blok 5'])
})

test('selected blocks move a place up or down in their groups, in one step of undo', () => {
  const { editor, key, texts } = open(5)
  const before = texts()
  const some = new Set([key(2), key(3), key(5)])
  editor.moveAllBy(some, -1)
  expect(texts()).toEqual(['Blok 2', 'Blok 3', 'Blok 1', 'Blok 5', 'Blok 4'])
  editor.moveAllBy(some, 1)
  expect(texts()).toEqual(before)
  editor.undo()
  editor.undo()
  expect(texts()).toEqual(before)
})

test('the first blocks cannot move further up, and the others still do', () => {
  const { editor, key, texts } = open(4)
  editor.moveAllBy(new Set([key(1), key(4)]), -1)
  expect(texts()).toEqual(['Blok 1', 'Blok 2', 'Blok 4', 'Blok 3'])
})

test('dragged selected blocks are together where they were dropped', () => {
  const { editor, key, texts } = open(5)
  editor.moveAllTo(new Set([key(1), key(4)]), 3)
  expect(texts()).toEqual(['Blok 2', 'Blok 3', 'Blok 1', 'Blok 4', 'Blok 5'])
  editor.undo()
  expect(texts()).toEqual(['Blok 1', 'Blok 2', 'Blok 3', 'Blok 4', 'Blok 5'])
})
