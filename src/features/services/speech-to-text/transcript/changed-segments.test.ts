import { expect, test } from 'vitest'
import type { Generated } from '#src/contract/block.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { hasChangedWords, isChangedSegment } from './changed-segments.ts'

const words = [
  { text: 'Salam', start: 0, end: 1, confidence: 0.9 },
  { text: 'dünya.', start: 1, end: 2, confidence: 0.9 },
]
const recognised = { text: 'Salam dünya.', speaker_id: 's1', start: 0, end: 2 }
const own = new Segment({ speakerId: 's1', start: 0, end: 2, words })

function block(change: Partial<EditorBlock> = {}, generated: Partial<Generated> = {}): EditorBlock {
  const text = change.text ?? recognised.text
  return {
    ...{ key: 'a', clientId: 'a', id: 1, type: 'segment', text, voiceId: null, settings: null },
    isStale: false,
    own: own.withText(text),
    ...change,
    generated: { status: 'ready', words, recognised, ...generated },
  }
}

test.each([
  ['as it was written', block(), false, false],
  ['with a word typed', block({ text: 'Salam, gözəl dünya.' }), true, true],
  ['with a word taken out', block({ text: 'Salam' }), true, true],
  ['given to another speaker', block({ own: own.with({ speakerId: 's2' }) }), false, true],
  ['merged with the next', block({ own: own.with({ end: 4 }) }), false, true],
  ['made by a split', block({}, { recognised: null }), false, true],
  ['made by a split and not saved yet', block({}, { status: 'none', recognised: undefined }), false, true],
  [
    'of a server that does not tell',
    block({ own: own.with({ end: 4 }) }, { recognised: undefined }),
    false,
    false,
  ],
])('a change of a segment is detected %s', (_, segment, hasWords, isChanged) => {
  expect([hasChangedWords(segment), isChangedSegment(segment)]).toEqual([hasWords, isChanged])
})
