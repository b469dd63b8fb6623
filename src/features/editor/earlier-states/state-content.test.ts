import { expect, test } from 'vitest'
import type { SpeechSettings } from '#src/contract/block.ts'
import { newBlock } from '../core/document/editor-block.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import { plainContent } from '../core/document/own-content.ts'
import { differencesFrom } from '../core/document/restore-state.ts'
import { readState, writeState } from './state-content.ts'

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
