import { expect, test } from 'vitest'
import { applyEdits, type Edit } from './edit.ts'
import { type EditorBlock, newBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'
import type { OwnContent } from './own-content.ts'
import { differencesFrom, editsForAll, editsForBlock, takeAt, textDifferences } from './restore-state.ts'

const defaults = { language: 1, voiceId: null, settings: null }

function stateOf(...blocks: EditorBlock[]): EditorState {
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults,
  }
}

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((text) => newBlock({ text })) as [
  EditorBlock,
  EditorBlock,
  EditorBlock,
  EditorBlock,
]
const then = stateOf(a, b, c)
const textsOf = ({ order, blocks }: EditorState) => order.map((key) => blocks.get(key)?.text).join('')

/** Since then: `a` was changed, `b` removed, `d` added, and the order turned around. */
const now: EditorState = applyEdits(then, [
  { kind: 'content', key: a.key, content: { text: 'A' } },
  { kind: 'remove', keys: [b.key] },
  { kind: 'insert', after: null, blocks: [d] },
  { kind: 'move', key: a.key, after: c.key },
  { kind: 'defaults', values: { voiceId: 7 } },
]).state

const after = (edits: readonly Edit[]) => applyEdits(now, edits).state

test('differences are listed by block', () => {
  expect(textsOf(now)).toBe('dcA')
  expect(differencesFrom(now, then).map(({ now, was }) => [now?.text, was?.text])).toEqual([
    ['A', 'a'],
    [undefined, 'b'],
    ['d', undefined],
  ])
})

test('an earlier state is restored in one step that can be undone', () => {
  const edits = editsForAll(now, then)
  const restored = applyEdits(now, edits)
  expect(textsOf(restored.state)).toBe('abc')
  expect(restored.state.defaults.voiceId).toBeNull()
  expect(textsOf(applyEdits(restored.state, restored.inverse).state)).toBe('dcA')
})

test('a removed block comes back with its client id, which brings its paid sound, but without its old id', () => {
  const past = stateOf(a, { ...b, id: 12 }, c)
  const [, removed] = differencesFrom(now, past)
  if (!removed) throw new Error('nothing was removed')
  const state = after(editsForBlock(now, past, removed))
  expect(textsOf(state)).toBe('dcAb')
  const back = [...state.blocks.values()].find(({ clientId }) => clientId === b.clientId)
  expect(back).toBeDefined()
  expect(back?.id).toBeUndefined()
})

test('one block is restored without the others', () => {
  const [changed, , added] = differencesFrom(now, then)
  if (!changed || !added) throw new Error('nothing differs')
  expect(textsOf(after(editsForBlock(now, then, changed)))).toBe('dca')
  expect(textsOf(after(editsForBlock(now, then, added)))).toBe('cA')
})

test('the same state needs no edits, and a text that the server does not send is left alone', () => {
  expect(editsForAll(then, then)).toEqual([])
  const unknown = stateOf({ ...a, text: '', isTextUnknown: true }, b, c)
  expect(editsForAll(unknown, then)).toEqual([])
})

test('a difference shows the texts that differ, also translations, or else the block’s own', () => {
  function dub(text: string, translation: string): EditorBlock {
    const own: OwnContent = {
      isSame: () => false,
      withText: () => own,
      merge: () => own,
      toBody: () => ({ translations: { 2: { text: translation, speed: 1, may_run_over: false } } }),
    }
    return { ...newBlock({ text }), own }
  }
  const textOf = ({ text }: EditorBlock) => text
  const differing = (was: EditorBlock | undefined, present: EditorBlock | undefined) =>
    textDifferences({ clientId: '', was, now: present }, textOf).map((one) => [one.was, one.now])
  expect(differing(dub('Hello', 'Salam'), dub('Hello', 'Sabahınız xeyir'))).toEqual([
    ['Salam', 'Sabahınız xeyir'],
  ])
  expect(differing(dub('Hello', 'Salam'), dub('Hello', 'Salam'))).toEqual([['Hello', 'Hello']])
  expect(differing(a, undefined)).toEqual([['a', undefined]])
})

const takeOf = (id: number, text: string, day: number, isCurrent = false) => ({
  ...{ id, text, voice_id: 1, audio_url: '/sound', mime: 'audio/mpeg', duration: 1, is_current: isCurrent },
  created_at: `2026-11-${day}T10:00:00Z`,
})

/** A block with the text "a", spoken with its text, with it again, and with another one. */
const spokenAgain = (takes: ReturnType<typeof takeOf>[], voiceId = 1) =>
  stateOf({ ...a, voiceId, generated: { status: 'ready', takes } })

test.each([
  ['the newest one up to then', '2026-11-22T00:00:00Z', 2],
  ['the first one, before the second was made', '2026-11-20T12:00:00Z', 1],
  ['none, before anything was spoken', '2026-11-19T00:00:00Z', undefined],
])('a restored block gets the take that it had: %s', (_which, at, id) => {
  const takes = [takeOf(1, 'a', 20), takeOf(2, 'a', 21), takeOf(3, 'A', 23, true)]
  expect(takeAt(spokenAgain(takes), a.key, Date.parse(at))?.id).toBe(id)
})

test('a block whose sound fits keeps it, and a take in another voice is not taken', () => {
  const at = Date.parse('2026-11-22T00:00:00Z')
  expect(takeAt(spokenAgain([takeOf(1, 'a', 20), takeOf(2, 'a', 23, true)]), a.key, at)).toBeUndefined()
  expect(takeAt(spokenAgain([takeOf(1, 'a', 20), takeOf(2, 'A', 23, true)], 2), a.key, at)).toBeUndefined()
})
