import { expect, test } from 'vitest'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { Voice } from '#src/contract/voices.ts'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { createEditorStore } from '#src/features/editor/core/document/editor-store.ts'
import type { Editor, EditorBlock } from '#src/features/editor/editor-context.ts'
import type { Tariff } from './use-quote.ts'
import { applyVoice, scopesOf, voicePrice } from './voice-choice.ts'

const PROJECT_VOICE = 1
const draft = { status: projectStatuses.DRAFT }
const voice = { id: 2, price_multiplier: 1.5 } as Voice
const tariff = {
  service: { price: { unit: '1000_chars', amount: '0.60' }, min_charge: '0.10' },
  multipliers: new Map([[voice.id, voice.price_multiplier]]),
} as unknown as Tariff

/** A thousand characters, which cost 60 qəpik with a voice of the usual price. */
const text = (key: string, rest: Partial<EditorBlock> = {}): EditorBlock => ({
  ...newBlock({ text: 'a'.repeat(1_000) }),
  key,
  generated: { status: 'ready', audio_url: `/${key}.wav` },
  ...rest,
})
const silent: Partial<EditorBlock> = { generated: { status: 'none' } }

function open(...blocks: EditorBlock[]) {
  const store = createEditorStore({
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: PROJECT_VOICE, settings: null },
  })
  const run: Pick<Editor, 'run'>['run'] = ({ edits }) => {
    store.apply(edits)
    return true
  }
  return {
    editor: { store, run, canChange: () => true, summary: { get: () => draft } } as unknown as Editor,
    voices: () => [
      store.getDefaults().voiceId,
      ...store.getOrder().map((key) => store.getBlock(key)?.voiceId),
    ],
  }
}

const three = () =>
  open(
    text('sounds'),
    text('silent', silent),
    { ...text('other', { voiceId: 3 }) },
    {
      ...newBlock({ type: 'pause' }),
      key: 'pause',
    },
  )
const HERE = { keys: ['sounds'] }

test('a voice is offered for this block, for blocks without sound if there are any, and for all', () => {
  expect(scopesOf(three().editor, HERE)).toEqual(['block', 'silent', 'all'])
  expect(scopesOf(three().editor, 'project')).toEqual(['all', 'silent'])
  expect(scopesOf(open(text('sounds')).editor, HERE)).toEqual(['block', 'all'])
})

test.each([
  ['block', 90, [PROJECT_VOICE, 2, null, 3, null]],
  ['silent', 90, [PROJECT_VOICE, null, 2, 3, null]],
  ['all', 270, [2, null, null, null, null]],
] as const)('applied to %s a voice costs %i qəpik and changes only those', (scope, price, after) => {
  const { editor, voices } = three()
  expect(voicePrice(editor, tariff, HERE, voice, scope)).toBe(price)
  applyVoice(editor, HERE, voice, scope)
  expect(voices()).toEqual(after)
  expect(voicePrice(editor, tariff, HERE, voice, scope)).toBeUndefined()
})
