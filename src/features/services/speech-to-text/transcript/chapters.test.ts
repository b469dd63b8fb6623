import { expect, test } from 'vitest'
import { newBlock } from '#src/features/editor/core/document/editor-block.ts'
import { createEditorStore } from '#src/features/editor/core/document/editor-store.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { addChapter } from './add-chapters.ts'
import { chaptersAt, renameChapter } from './chapters.ts'
import { mergeSpeakers } from './segment-commands.ts'
import { chaptersOf, TranscriptDefaults } from './transcript-defaults.ts'

const segment = (start: number, end: number) =>
  newBlock({ type: 'segment', text: 'Salam', own: new Segment({ speakerId: 's1', start, end, words: [] }) })

const speakers = [
  { id: 's1', name: 'Leyla' },
  { id: 's2', name: 'Orxan' },
]

function transcript(places: readonly (readonly [number, number])[], hasChapters = true) {
  const blocks = places.map(([start, end]) => segment(start, end))
  const own = new TranscriptDefaults(speakers, hasChapters ? [] : undefined)
  const store = createEditorStore({
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: { language: 1, voiceId: null, settings: null, own },
  })
  const chapters = () => chaptersOf(store.getDefaults()) ?? []
  return {
    keys: blocks.map(({ key }) => key),
    store,
    chapters,
    titles: () =>
      blocks.map((block, index) =>
        chaptersAt(chapters(), blocks[index - 1], block).map(({ title }) => title),
      ),
    add: (key: string, title: string) =>
      store.apply(addChapter(store.getState(), key, title)?.command.edits ?? []),
  }
}

test('each chapter is shown at the segment it was created for, also if two people speak at once', () => {
  const { keys, titles, add } = transcript([
    [0, 5],
    [5.2, 12],
    [9, 14],
    [14, 20],
  ])
  for (const [index, key] of keys.entries()) add(key, `${index}`)
  expect(titles()).toEqual([['0'], ['1'], ['2'], ['3']])
})

test('a segment merged into the one above keeps its chapter, at the whole', () => {
  const { chapters, add, keys } = transcript([
    [0, 5],
    [5, 9],
    [9, 14],
  ])
  add(keys[1] ?? '', 'Plan')
  const [merged, next] = [segment(0, 9), segment(9, 14)]
  expect(chaptersAt(chapters(), undefined, merged).map(({ title }) => title)).toEqual(['Plan'])
  expect(chaptersAt(chapters(), merged, next)).toEqual([])
})

test('a chapter is renamed, undone in one step, and removed with its last letter; changes of speakers do not affect it', () => {
  const { keys, store, add, chapters } = transcript([[0, 5]])
  add(keys[0] ?? '', 'Fəsil 1')
  const [{ id = '' } = {}] = chapters()
  store.apply(mergeSpeakers(store.getState(), 's2', 's1').edits)
  const undo = store.apply(renameChapter(store.getState(), id, 'Plan').edits)
  expect(chapters().map(({ title }) => title)).toEqual(['Plan'])
  store.apply(undo)
  expect(chapters().map(({ title }) => title)).toEqual(['Fəsil 1'])
  store.apply(renameChapter(store.getState(), id, '').edits)
  expect(chapters()).toEqual([])
})

test('a server without chapters receives none', () => {
  const { keys, store } = transcript([[0, 5]], false)
  expect(addChapter(store.getState(), keys[0] ?? '', 'Plan')).toBeUndefined()
  expect(store.getDefaults().own?.toBody()).toEqual({ speakers })
})

test('concurrent changes of speakers and chapters are merged one by one', () => {
  const chapter = (id: string, start: number, title = id) => ({ id, start, title })
  const was = new TranscriptDefaults(speakers, [chapter('a', 0), chapter('b', 5), chapter('c', 9)])
  const mine = new TranscriptDefaults(
    [{ id: 's1', name: 'Nərgiz' }, ...speakers.slice(1)],
    [chapter('a', 0, 'mine'), chapter('c', 9), chapter('new', 12)],
  )
  const theirs = new TranscriptDefaults(
    [...speakers, { id: 's3', name: 'Elçin' }],
    [chapter('a', 0), chapter('b', 5, 'theirs'), chapter('other', 2)],
  )
  const { speakers: all, chapters } = mine.merge(was, theirs) as TranscriptDefaults
  expect(all.map(({ name }) => name)).toEqual(['Nərgiz', 'Orxan', 'Elçin'])
  expect(chapters?.map(({ title }) => title)).toEqual(['mine', 'other', 'new'])
})
