import { expect, onTestFinished, test, vi } from 'vitest'
import { newBlock } from '../core/document/editor-block.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import { plainContent } from '../core/document/own-content.ts'
import { readState, writeState, writeStateWhenIdle } from './state-content.ts'

function stateOf(count: number): EditorState {
  const blocks = Array.from({ length: count }, (_, place) => newBlock({ text: `Block "${place}"` }))
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: 2, settings: null },
  }
}

test('a state is read as it was written, with and without blocks', () => {
  for (const state of [stateOf(0), stateOf(1), stateOf(450)])
    expect(readState(writeState(state) ?? '', plainContent)).toEqual(state)
})

test('the state of a long project is written in pauses of the page, a part in each', async () => {
  const pauses = vi.fn((resume: () => void) => queueMicrotask(resume))
  vi.stubGlobal('requestIdleCallback', pauses)
  onTestFinished(() => void vi.unstubAllGlobals())
  const state = stateOf(1_000)
  expect(await writeStateWhenIdle(state)).toBe(writeState(state))
  expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(5)
})
