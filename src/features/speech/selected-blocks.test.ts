import { expect, test } from 'vitest'
import { loneEditor } from '#tests/support/lone-editor.ts'
import { createModelServer } from '#tests/support/model-server.ts'
import { changeManner, selectedRun, setSilenceAfter, textsAt } from './selected-blocks.ts'
import type { Tariff } from './use-quote.ts'

const tariff = {
  service: { price: { unit: '1000_chars', amount: '0.60' }, min_charge: '0.10' },
  multipliers: new Map(),
} as unknown as Tariff

function open(...texts: string[]) {
  const server = createModelServer()
  server.seed(texts)
  const editor = loneEditor(server)
  const state = editor.store.getState
  const shown = () =>
    editor.store.getOrder().map((key) => {
      const block = editor.store.getBlock(key)
      return block?.type === 'pause' ? block.settings?.pause : block?.text
    })
  return { editor, state, shown, keys: editor.store.getOrder() }
}

test('silence after several blocks is added or changed, never doubled, and one undo takes it back', () => {
  const { editor, state, shown, keys } = open('bir', 'iki', 'üç')
  editor.addPause(keys[0] ?? '', 1)
  editor.run(setSilenceAfter(state(), new Set(keys), 2))
  expect(shown()).toEqual(['bir', 2, 'iki', 2, 'üç', 2])
  editor.undo()
  expect(shown()).toEqual(['bir', 1, 'iki', 'üç'])
})

test('“no silence” removes those after the selected blocks only', () => {
  const { editor, state, shown, keys } = open('bir', 'iki', 'üç')
  editor.run(setSilenceAfter(state(), new Set(keys), 2))
  editor.run(setSilenceAfter(state(), new Set(keys.slice(0, 2)), undefined))
  expect(shown()).toEqual(['bir', 'iki', 'üç', 2])
})

test('a speed for several blocks keeps the pitch of each, and can be taken back to the project’s', () => {
  const { editor, state, keys } = open('bir', 'iki')
  const [first = ''] = keys
  editor.run(changeManner(textsAt(state(), [first]), { pitch: 3 }))
  editor.run(changeManner(textsAt(state(), keys), { speed: 1.2 }))
  const settings = () => keys.map((key) => editor.store.getBlock(key)?.settings)
  expect(settings()).toEqual([{ pitch: 3, speed: 1.2 }, { speed: 1.2 }])
  editor.run(changeManner(textsAt(state(), keys), null))
  expect(settings()).toEqual([null, null])
})

test('generating selected blocks costs what still needs sound, or all of them if nothing does', () => {
  const { editor, state, keys } = open('a'.repeat(1_000), 'b'.repeat(1_000), '  ')
  for (const key of keys) editor.store.patch(key, { generated: { status: 'none' } })
  expect(selectedRun(state(), keys, tariff)).toEqual({ keys: keys.slice(0, 2), price: 120 })
  const ready = { status: 'ready', audio_url: '/a.wav' } as const
  editor.store.patch(keys[0] ?? '', { generated: ready })
  expect(selectedRun(state(), keys, tariff)).toEqual({ keys: [keys[1]], price: 60 })
  editor.store.patch(keys[1] ?? '', { generated: ready })
  expect(selectedRun(state(), keys, tariff)).toEqual({ keys: keys.slice(0, 2), price: 120 })
})
