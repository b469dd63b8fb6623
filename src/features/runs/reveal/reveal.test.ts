import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { createEditorStore } from '#src/features/editor/core/document/editor-store.ts'
import { revealedBlocks } from '#src/features/editor/edited-project.ts'
import type { EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { createSignal } from '#src/lib/signal.ts'
import { createReveal } from './reveal.ts'

const { COMPLETED, IN_PROGRESS } = projectStatuses
type Status = EditorBlock['generated']['status']

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const blockOf = (key: string, status: Status): EditorBlock => ({
  ...newBlock({ text: `Text of ${key}.` }),
  key,
  generated: { status },
})

function stateOf(blocks: Record<string, Status>): EditorState {
  const all = Object.entries(blocks).map(([key, status]) => blockOf(key, status))
  return {
    order: all.map(({ key }) => key),
    blocks: new Map(all.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null },
  }
}

/** Follows a run; `told` has the blocks in the order in which they were reported as finished. */
function follow(blocks: Record<string, Status>, isStill = false) {
  const store = createEditorStore(stateOf(blocks))
  const summary = createSignal({ status: IN_PROGRESS } as ProjectSummary)
  const reveal = createReveal(revealedBlocks({ store, summary }), () => isStill)
  const told: string[] = []
  reveal.news.subscribe(() => {
    const { done = [] } = reveal.news.get() ?? {}
    told.push(...done.filter((key) => !told.includes(key)))
  })
  reveal.open()
  return {
    reveal,
    told,
    async answer(now: Record<string, Status>, status: ProjectSummary['status'] = IN_PROGRESS) {
      store.replace(stateOf(now))
      summary.set({ status } as ProjectSummary)
      await vi.advanceTimersByTimeAsync(0)
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

const LONG_MS = 60_000

test('new segments of a run are hidden until their turn and typed one after the other', async () => {
  const { reveal, told, answer, pass } = follow({ a: 'ready' })
  expect(reveal.signal.get()).toBeUndefined()
  await answer({ a: 'ready', b: 'ready', c: 'ready' })
  expect(reveal.signal.get()?.hidden).toEqual(
    new Map([
      ['b', true],
      ['c', true],
    ]),
  )
  await pass(80)
  expect(reveal.signal.get()).toMatchObject({ typing: { key: 'b' }, hidden: new Map([['c', true]]) })
  await pass(LONG_MS)
  expect(told).toEqual(['b', 'c'])
  expect(reveal.signal.get()).toBeUndefined()
})

test('segments in the last response of a run are typed too', async () => {
  const { told, answer, pass } = follow({})
  await answer({ a: 'ready' })
  await answer({ a: 'ready', b: 'ready' }, COMPLETED)
  await pass(LONG_MS)
  expect(told).toEqual(['a', 'b'])
  await answer({ a: 'ready', b: 'ready', mine: 'none' }, COMPLETED)
  await pass(LONG_MS)
  expect(told).toEqual(['a', 'b'])
})

test('a regenerated block keeps its place and is typed when it is finished', async () => {
  const { reveal, told, answer, pass } = follow({ a: 'ready', b: 'queued', c: 'ready' })
  expect(reveal.signal.get()).toEqual({ hidden: new Map([['b', false]]) })
  await pass(LONG_MS)
  expect(told).toEqual([])
  await answer({ a: 'ready', b: 'ready', c: 'ready' }, COMPLETED)
  await pass(LONG_MS)
  expect(told).toEqual(['b'])
})

test('a block that is removed before its turn does not delay others', async () => {
  const { reveal, told, answer, pass } = follow({ a: 'queued', b: 'queued' })
  await answer({ a: 'ready' }, COMPLETED)
  await pass(LONG_MS)
  expect(told).toEqual(['a'])
  expect(reveal.signal.get()).toBeUndefined()
})

test('typing keeps up with the run: of very many blocks the first appear at once', async () => {
  const { reveal, answer, pass } = follow({})
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`s${index}`, 'ready' as const]))
  await answer(many)
  expect(reveal.signal.get()?.hidden.size).toBe(200)
  await pass(5_000)
  expect(reveal.signal.get()).toBeUndefined()
})

test('with reduced motion or after a skip, each block is reported once and nothing is hidden', async () => {
  const still = follow({ a: 'queued' }, true)
  expect(still.reveal.signal.get()).toBeUndefined()
  await still.answer({ a: 'ready', b: 'ready' })
  expect(still.told).toEqual(['a', 'b'])

  const skipped = follow({ a: 'queued', b: 'queued' })
  await skipped.answer({ a: 'ready', b: 'queued' })
  skipped.reveal.skip()
  expect(skipped.reveal.signal.get()).toBeUndefined()
  await skipped.answer({ a: 'ready', b: 'ready', c: 'ready' })
  await skipped.pass(LONG_MS)
  expect(skipped.told).toEqual(['a', 'b', 'c'])
})

test('a run of 30 blocks is announced every ten seconds at most, and once at its end', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `b${index}`)
  const stateAt = (ready: number) =>
    Object.fromEntries(keys.map((key, index) => [key, index < ready ? 'ready' : 'queued'] as const))
  const { reveal, answer, pass } = follow(stateAt(0), true)
  const heard: string[] = []
  reveal.news.subscribe(() => {
    const { done, all, isOver } = reveal.news.get() ?? { done: [], all: 0, isOver: false }
    heard.push(`${done.length} of ${all}${isOver ? ', over' : ''}`)
  })
  for (let second = 1; second <= 29; second++) {
    await answer(stateAt(second))
    await pass(1_000)
  }
  expect(heard).toEqual(['1 of 30', '10 of 30', '20 of 30'])
  await answer(stateAt(30), COMPLETED)
  await pass(LONG_MS)
  expect(heard.slice(3)).toEqual(['30 of 30, over'])
})
