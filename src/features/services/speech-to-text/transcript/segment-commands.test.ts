import { expect, test } from 'vitest'
import { divideBlock, joinWithPrevious } from '#src/features/editor/core/document/block-commands.ts'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { createEditorStore } from '#src/features/editor/core/document/editor-store.ts'
import { findMatches } from '#src/features/editor/core/document/find-matches.ts'
import type { Command, EditorState } from '#src/features/editor/editor-context.ts'
import { Segment, segmentOf } from '#src/features/segments/segment.ts'
import { mergeSegments, splitSegment } from '#src/features/segments/split-segment.ts'
import { replaceMatches } from '#src/lib/find-text.ts'
import { addSpeaker, assignSpeaker, mergeSpeakers, renameSpeaker } from './segment-commands.ts'
import { speakersOf, TranscriptDefaults } from './transcript-defaults.ts'

function segment(text: string, start: number, speakerId: string) {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    start: start + index,
    end: start + index + 0.8,
    confidence: 0.5,
  }))
  return newBlock({
    type: 'segment',
    text,
    own: new Segment({ speakerId, start, end: start + words.length, words }),
  })
}

function conversation() {
  const blocks = [
    segment('Bu gün hava', 0, 's1'),
    segment('çox yaxşıdır', 10, 's2'),
    segment('bəli', 20, 's1'),
  ]
  const speakers = [
    { id: 's1', name: 'Leyla' },
    { id: 's2', name: 'Orxan' },
  ]
  const store = createEditorStore({
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null, own: new TranscriptDefaults(speakers) },
  })
  const all = () => store.getOrder().flatMap((key) => store.getBlock(key) ?? [])
  return {
    keys: blocks.map(({ key }) => key),
    run: (command: (state: EditorState) => Command) => store.apply(command(store.getState()).edits),
    undo: store.apply,
    texts: () => all().map(({ text }) => text),
    words: () => all().flatMap((block) => segmentOf(block)?.words ?? []),
    names: () => speakersOf(store.getDefaults()).map(({ name }) => name),
    whoSpeaks: () =>
      all().map((block) => {
        const speaker = speakersOf(store.getDefaults()).find(({ id }) => id === segmentOf(block)?.speakerId)
        return speaker?.name
      }),
  }
}

test('a name changes everywhere, or in one segment as a new speaker', () => {
  const { run, undo, keys, whoSpeaks } = conversation()
  run((state) => renameSpeaker(state, 's1', 'Aygün'))
  expect(whoSpeaks()).toEqual(['Aygün', 'Orxan', 'Aygün'])
  const back = run((state) => addSpeaker(state, 'Nigar', keys.slice(2)))
  expect(whoSpeaks()).toEqual(['Aygün', 'Orxan', 'Nigar'])
  undo(back)
  expect(whoSpeaks()).toEqual(['Aygün', 'Orxan', 'Aygün'])
})

test('segments are assigned to another speaker; a merge keeps one of the speakers, and undo restores the other', () => {
  const { run, undo, keys, whoSpeaks, names } = conversation()
  run((state) => assignSpeaker(state, keys.slice(0, 1), 's2'))
  expect(whoSpeaks()).toEqual(['Orxan', 'Orxan', 'Leyla'])
  const back = run((state) => mergeSpeakers(state, 's2', 's1'))
  expect(whoSpeaks()).toEqual(['Leyla', 'Leyla', 'Leyla'])
  expect(names()).toEqual(['Leyla'])
  undo(back)
  expect(whoSpeaks()).toEqual(['Orxan', 'Orxan', 'Leyla'])
})

test('splitting and merging keeps the times of every word; a merged segment has the speaker of the one above', () => {
  const { run, keys, texts, words, whoSpeaks } = conversation()
  const before = words()
  run((state) => divideBlock(state, keys[0] ?? '', (block) => splitSegment(block, 5)))
  expect(texts()).toEqual(['Bu', 'gün hava', 'çox yaxşıdır', 'bəli'])
  expect(words()).toEqual(before)
  run((state) => joinWithPrevious(state, keys[1] ?? '', mergeSegments))
  expect(texts()).toEqual(['Bu', 'gün hava çox yaxşıdır', 'bəli'])
  expect(words()).toEqual(before)
  expect(whoSpeaks()).toEqual(['Leyla', 'Leyla', 'Leyla'])
})

test('a replacement keeps the times of all other words', () => {
  const { run, keys, words } = conversation()
  const before = words()
  run((state) => {
    const text = replaceMatches('Bu gün hava', findMatches(state, 'GÜN', { languageOf: () => 'az' }), 'axşam')
    return { edits: [{ kind: 'content', key: keys[0] ?? '', content: { text } }] }
  })
  expect(words().map(({ text }) => text)).toEqual(['Bu', 'axşam', 'hava', 'çox', 'yaxşıdır', 'bəli'])
  expect(words().filter((_, index) => index !== 1)).toEqual(before.filter((_, index) => index !== 1))
  expect(words()[1]).not.toHaveProperty('confidence')
})
