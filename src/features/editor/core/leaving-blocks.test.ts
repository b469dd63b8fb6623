import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer, type Fault } from '#tests/support/model-server.ts'
import { withLeaving } from './leaving-blocks.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(faults: Fault[] = [], onCall: () => void = () => {}) {
  const server = createModelServer(() => {
    onCall()
    return faults.shift() ?? 'none'
  })
  server.seed(['bir', 'iki', 'üç'])
  const editor = loneEditor(server)
  const [first = '', second = ''] = editor.store.getOrder()
  const listed = () => {
    const leaving = new Map(editor.leaving.get().map(({ block }) => [block.key, block]))
    return withLeaving(editor.store.getOrder(), editor.leaving.get()).map((key) =>
      leaving.has(key) ? `(${leaving.get(key)?.text})` : editor.store.getBlock(key)?.text,
    )
  }
  const save = () => vi.advanceTimersByTimeAsync(60_000)
  return { server, editor, first, second, listed, save }
}

test('a merged block stays in the list, marked, until the server confirms its removal', async () => {
  const { server, editor, second, listed, save } = open()
  editor.merge(second, 3_000)
  expect(listed()).toEqual(['bir iki', '(iki)', 'üç'])
  await save()
  expect(listed()).toEqual(['bir iki', 'üç'])
  expect(server.blocks().map(({ text }) => text)).toEqual(['bir iki', 'üç'])
})

test('a merge that the server refuses keeps the block in the list, and every word', async () => {
  const { server, editor, second, listed, save } = open(['none', 'refused', 'refused', 'refused'])
  editor.merge(second, 3_000)
  await vi.advanceTimersByTimeAsync(900)
  expect(listed()).toEqual(['bir iki', '(iki)', 'üç'])
  expect(server.blocks().map(({ text }) => text)).toEqual(['bir iki', 'iki', 'üç'])
  await save()
  expect(listed()).toEqual(['bir iki', 'üç'])
})

test('typing goes on while a merged block waits for the server', async () => {
  const { server, editor, first, second, listed, save } = open(['not-sent', 'not-sent'])
  editor.merge(second, 3_000)
  await vi.advanceTimersByTimeAsync(900)
  editor.typeText(first, 'bir iki dörd')
  expect(listed()).toEqual(['bir iki dörd', '(iki)', 'üç'])
  await save()
  expect(server.blocks().map(({ text }) => text)).toEqual(['bir iki dörd', 'üç'])
  expect(listed()).toEqual(['bir iki dörd', 'üç'])
})

test('an added block that undo removes stays until the server confirms it', async () => {
  const { server, editor, first, listed, save } = open()
  editor.addBelow(first)
  await save()
  editor.undo()
  expect(listed()).toEqual(['bir', '()', 'iki', 'üç'])
  await save()
  expect(listed()).toEqual(['bir', 'iki', 'üç'])
  expect(server.blocks()).toHaveLength(3)
})

test('a block undone while it was being added stays until its removal is confirmed', async () => {
  const { editor, first, listed, save } = open(['lost-answer'])
  editor.addBelow(first)
  await vi.advanceTimersByTimeAsync(900)
  editor.undo()
  expect(listed()).toEqual(['bir', '()', 'iki', 'üç'])
  await save()
  expect(listed()).toEqual(['bir', 'iki', 'üç'])
})

test('a block undone before the server answers stays in the list until its removal is confirmed', async () => {
  const seen: unknown[] = []
  const { server, editor, first, listed, save } = open([], () => {
    seen.push(listed())
    if (seen.length === 1) editor.undo()
  })
  editor.addBelow(first)
  await save()
  expect(seen).toEqual([
    ['bir', '', 'iki', 'üç'],
    ['bir', '()', 'iki', 'üç'],
  ])
  expect(listed()).toEqual(['bir', 'iki', 'üç'])
  expect(server.blocks()).toHaveLength(3)
})

test('undo of a merge puts the leaving block back, and a block that was never sent leaves at once', async () => {
  const { editor, first, second, listed, save } = open()
  editor.merge(second, 3_000)
  editor.undo()
  expect(listed()).toEqual(['bir', 'iki', 'üç'])
  editor.addBelow(first)
  editor.undo()
  expect(listed()).toEqual(['bir', 'iki', 'üç'])
  await save()
  expect(listed()).toEqual(['bir', 'iki', 'üç'])
})
