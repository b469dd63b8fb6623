import { expect, test } from 'vitest'
import type { EditorState } from '#src/features/editor/editor-context.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { findFillers, removeFillers } from './filler-words.ts'

function stateOf(...texts: string[]): EditorState {
  const blocks = texts.map((text, index) => {
    const key = String(index)
    const words = text.split(' ').map((word, place) => ({ text: word, start: place, end: place + 1 }))
    const own = new Segment({ speakerId: null, start: 0, end: words.length, words })
    const plain = { type: 'segment', voiceId: null, settings: null, isStale: false } as const
    return { key, clientId: key, text, own, ...plain, generated: { status: 'ready' } as const }
  })
  const defaults = { language: 1, voiceId: null, settings: null }
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults,
  }
}

function cleaned(text: string, language: string) {
  const state = stateOf(text)
  const keys = new Set(findFillers(state, language).map(({ key }) => key))
  const [edit] = removeFillers(state, language, keys).edits
  return edit?.kind === 'remove' ? '' : edit?.kind === 'content' ? edit.content.text : undefined
}

test.each([
  ['en', 'Um, I think so.', 'I think so.'],
  ['en', 'I, um, think so.', 'I think so.'],
  ['en', 'Well done, ummm.', 'Well done.'],
  ['en', 'It is, you know, done. Uh, we go on.', 'It is done. We go on.'],
  ['en', 'Uh-huh, 5 mm.', undefined],
  ['en', 'Hmm.', ''],
  ['en', 'Er... erm… we agreed.', 'We agreed.'],
  ['az', 'Iıı, indi başlayaq.', 'İndi başlayaq.'],
  ['az', 'Mən, əəə, yəni gəldim.', 'Mən gəldim.'],
  ['tr', 'Eee şey, işte böyle.', 'Böyle.'],
  ['ru', 'Э-э-э, ну, начнём.', 'Начнём.'],
  ['ru', 'Он сказал «да», э-э.', 'Он сказал «да».'],
  ['de', 'Er kommt um drei.', undefined],
])('removing fillers in %s: %s → %s', (language, text, left) => {
  expect(cleaned(text, language)).toBe(left)
})

test('sounds come first, count as one filler however long, and each occurrence is counted', () => {
  const state = stateOf('Um, like this.', 'Ummm, like, uh, you know.', 'Umm.')
  expect(findFillers(state, 'en').map(({ name, isSound, count }) => [name, isSound, count])).toEqual([
    ['um', true, 3],
    ['uh', true, 1],
    ['like', false, 2],
    ['you know', false, 1],
  ])
})

test('only selected fillers are removed, in one command, together with segments that contain nothing else', () => {
  const state = stateOf('Um, like this.', 'Uh.', 'As it is.')
  expect(removeFillers(state, 'en', new Set(['um', 'uh'])).edits).toEqual([
    { kind: 'content', key: '0', content: { text: 'Like this.' } },
    { kind: 'remove', keys: ['1'] },
  ])
})
