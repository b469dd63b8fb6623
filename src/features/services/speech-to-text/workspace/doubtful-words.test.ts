import { expect, test } from 'vitest'
import { type EditorState, textBlock } from '#src/features/editor/editor-context.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { countDoubtful, nextDoubtful } from './doubtful-words.ts'

/** Segments of words; those with a question mark are doubtful. */
function transcriptOf(...texts: readonly string[]): EditorState {
  const blocks = texts.map((marked) => {
    const words = marked.split(' ').map((word, index) => ({
      text: word.replace('?', ''),
      start: index,
      end: index + 0.5,
      confidence: word.endsWith('?') ? 0.3 : 0.9,
    }))
    const own = new Segment({ speakerId: null, start: 0, end: 9, words })
    return textBlock(marked.replaceAll('?', ''), { type: 'segment', own })
  })
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null },
  }
}

test('doubtful words are gone through in order, and after the last one comes the first', () => {
  const state = transcriptOf('bir iki? üç', 'dörd beş', 'altı? yeddi?')
  expect(countDoubtful(state)).toBe(3)
  const found: string[] = []
  let from: { key: string; caret: number } | undefined
  for (let step = 0; step < 4; step += 1) {
    const next = nextDoubtful(state, from)
    if (!next) break
    found.push(state.blocks.get(next.key)?.text.slice(next.range.start, next.range.end) ?? '')
    from = { key: next.key, caret: next.range.start }
  }
  expect(found).toEqual(['iki', 'altı', 'yeddi', 'iki'])
})

test('a transcript without doubtful words has no next one', () => {
  expect(nextDoubtful(transcriptOf('bir iki'), undefined)).toBeUndefined()
})
