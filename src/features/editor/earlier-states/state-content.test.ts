import { expect, onTestFinished, test, vi } from 'vitest'
import type { SpeechSettings } from '#src/contract/block.ts'
import { newBlock } from '../core/document/editor-block.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import { plainContent } from '../core/document/own-content.ts'
import { differencesFrom } from '../core/document/restore-state.ts'
import { readState, writeState, writeStateWhenIdle } from './state-content.ts'

const settings: Required<SpeechSettings> = {
  speed: 1.2,
  pitch: -2,
  pause: 1.5,
  pronunciations: [{ written: 'YAP', said: 'ye-a-pe' }],
  language: 2,
  character: 'Aysel',
  is_left_out: true,
}

function stateWith(own: SpeechSettings): EditorState {
  const block = newBlock({ text: 'Salam!', voiceId: 3, settings: own })
  const one = { ...block, key: 'one', clientId: 'one' }
  return {
    order: ['one'],
    blocks: new Map([['one', one]]),
    defaults: { language: 1, voiceId: null, settings: own },
  }
}

test('the speaker, the language and every other setting of a block outlive the browser’s storage', () => {
  const state = stateWith(settings)
  const read = readState(writeState(state) ?? '', plainContent)
  expect(read?.blocks.get('one')?.settings).toEqual(settings)
  expect(read?.defaults.settings).toEqual(settings)
  expect(read && differencesFrom(state, read)).toEqual([])
})

test.each(Object.keys(settings))('a block of another %s differs', (name) => {
  const { [name as keyof SpeechSettings]: _, ...others } = settings
  expect(differencesFrom(stateWith(settings), stateWith(others))).toHaveLength(1)
})

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
  const file = await writeStateWhenIdle(state)
  expect(await file?.text()).toBe(writeState(state))
  expect(pauses.mock.calls.length).toBeGreaterThanOrEqual(5)
})
