import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createModelServer, type Fault } from '#tests/support/model-server.ts'
import { newBlock } from '../document/editor-block.ts'
import { stateFromServer } from '../document/editor-state.ts'
import { createEditorStore } from '../document/editor-store.ts'
import { AUTOSAVE_MS, createAutosave } from './autosave.ts'
import { createProjectSync, loadWriting } from './project-sync.ts'
import type { Draft } from './saved-drafts.ts'
import { copyOf } from './server-copy.ts'

// A fake clock cannot wait for it.
beforeAll(async () => {
  await loadWriting()
})
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open(faults: Fault[] = [], onCall = () => {}) {
  const server = createModelServer(() => {
    onCall()
    return faults.shift() ?? 'none'
  })
  server.seed(['salam'])
  const project = server.project()
  let isKnown: (id: number) => boolean = () => true
  const store = createEditorStore(stateFromServer(project), (id) => isKnown(id))
  const sync = createProjectSync({ store, gateway: server.gateway, copy: copyOf(project) })
  isKnown = (id) => sync.getCopy().blocks.has(id)
  let draft: Draft | undefined
  let isFull = false
  const autosave = createAutosave({
    store,
    sync,
    keep: (next) => {
      if (!isFull) draft = next
      return !isFull
    },
    isPaused: () => false,
  })
  const type = (text: string) =>
    store.apply([{ kind: 'content', key: store.getOrder()[0] ?? '', content: { text } }])
  const status = () => autosave.state.get().status.kind
  return { server, store, autosave, type, status, draft: () => draft, fillUp: () => (isFull = true) }
}

test('saving starts 800 ms after the last key and shows its state', async () => {
  const { server, type, status } = open()
  type('salam d')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 100)
  type('salam dü')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 100)
  expect(status()).toBe('unsaved')
  expect(server.blocks()[0]?.text).toBe('salam')
  await vi.advanceTimersByTimeAsync(200)
  expect(status()).toBe('saved')
  expect(server.blocks()[0]?.text).toBe('salam dü')
})

test('continuous typing is saved too', async () => {
  const { server, type } = open()
  for (let key = 0; key < 20; key += 1) {
    type(`salam ${key}`)
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(server.blocks()[0]?.text).not.toBe('salam')
})

test('continuous typing is saved every five seconds with pauses between', async () => {
  let [calls, keys] = [0, 0]
  const { type } = open([], () => {
    calls += 1
    // A key is pressed while the server responds.
    if (calls % 4 !== 0) pressKey()
  })
  function pressKey() {
    keys += 1
    type(`salam ${keys}`)
  }
  for (let time = 0; time < 20_000; time += 400) {
    pressKey()
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(calls).toBe(4)
})

test('a failed save is tried again after growing delays, and the draft stays meanwhile', async () => {
  const { server, type, status, draft } = open(['not-sent', 'not-sent'])
  type('yeni')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 10)
  expect(status()).toBe('failed')
  expect(draft()?.blocks[0]?.content.text).toBe('yeni')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(status()).toBe('failed')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(status()).toBe('saved')
  expect(server.blocks()[0]?.text).toBe('yeni')
  expect(draft()).toBeUndefined()
})

test('a lost response does not add a second block', async () => {
  const { server, store, status } = open(['lost-answer'])
  store.apply([{ kind: 'insert', after: null, blocks: [newBlock({ text: 'təzə' })] }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(status()).toBe('saved')
  expect(server.blocks().map(({ text }) => text)).toEqual(['təzə', 'salam'])
})

test('many blocks that are too large for one request are saved one by one', async () => {
  const { server, store, status } = open(['too-large'])
  const texts = Array.from({ length: 9 }, (_, index) => `mətn ${index}`)
  store.apply([{ kind: 'insert', after: null, blocks: texts.map((text) => newBlock({ text })) }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(status()).toBe('saved')
  expect(server.blocks().map(({ text }) => text)).toEqual([...texts, 'salam'])
})

test('of many blocks, only the one that is too large stays unsaved', async () => {
  const { server, store, autosave } = open(['too-large', 'none', 'too-large'])
  const texts = Array.from({ length: 8 }, (_, index) => `mətn ${index}`)
  store.apply([{ kind: 'insert', after: null, blocks: texts.map((text) => newBlock({ text })) }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(autosave.state.get().refused).toEqual([{ kind: 'text' }])
  expect(server.blocks().map(({ text }) => text)).toEqual([...texts.filter((_, at) => at !== 1), 'salam'])
})

test('text typed into a new block after its response was lost is saved', async () => {
  const { server, store, status } = open(['lost-answer'])
  const block = newBlock({ text: 'təzə' })
  store.apply([{ kind: 'insert', after: null, blocks: [block] }])
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 10)
  expect(status()).toBe('failed')
  store.apply([{ kind: 'content', key: block.key, content: { text: 'təzə söz' } }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(status()).toBe('saved')
  expect(server.blocks().map(({ text }) => text)).toEqual(['təzə söz', 'salam'])
})

test('a draft lists the places of all blocks for a lost new block, and not for a lost text', async () => {
  const { store, type, draft } = open(['lost-answer', 'none', 'lost-answer'])
  type('yeni')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 10)
  expect(draft()).toMatchObject({ blocks: [{ content: { text: 'yeni' } }], sent: { contents: [[1, {}]] } })
  expect(draft()).not.toHaveProperty('order')
  await vi.advanceTimersByTimeAsync(10_000)
  store.apply([{ kind: 'insert', after: null, blocks: [newBlock({ text: 'təzə' })] }])
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 10)
  expect(draft()?.order).toHaveLength(2)
})

test('a browser that cannot store anything is reported', async () => {
  const { autosave, type, fillUp } = open(['not-sent'])
  fillUp()
  type('yeni')
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS + 10)
  expect(autosave.state.get().isKept).toBe(false)
})

test('undo restores a removed block with its sound', async () => {
  const { server, store, status } = open()
  const [before] = server.blocks()
  const undo = store.apply([{ kind: 'remove', keys: [store.getOrder()[0] ?? ''] }])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.blocks()).toEqual([])
  store.apply(undo)
  expect(store.getBlock(store.getOrder()[0] ?? '')?.generated).toEqual(before?.generated)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(status()).toBe('saved')
  expect(server.blocks()).toEqual([before])
  expect(store.getBlock(store.getOrder()[0] ?? '')).toMatchObject({ id: before?.id })
})

test('many new blocks are saved in one request', async () => {
  const { server, store } = open()
  const save = vi.spyOn(server.gateway, 'save')
  const add = vi.spyOn(server.gateway, 'add')
  const blocks = Array.from({ length: 300 }, (_, index) => newBlock({ text: `blok ${index}` }))
  store.apply([{ kind: 'insert', after: store.getOrder()[0] ?? null, blocks }])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(save).toHaveBeenCalledOnce()
  expect(add).not.toHaveBeenCalled()
  expect(server.blocks()).toHaveLength(301)
})
