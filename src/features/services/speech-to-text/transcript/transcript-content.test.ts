import { expect, test } from 'vitest'
import { differenceOf } from '#src/features/editor/core/sync/difference.ts'
import { mergeProject } from '#src/features/editor/core/sync/merge-project.ts'
import { callsFor } from '#src/features/editor/core/sync/next-call.ts'
import { copyOf, nothingPending } from '#src/features/editor/core/sync/server-copy.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { openTranscript, project, segment } from '#tests/support/edited-transcript.ts'
import { transcriptContent } from './transcript-content.ts'
import { TranscriptDefaults } from './transcript-defaults.ts'

const call = ({ store, copy }: ReturnType<typeof openTranscript>) =>
  callsFor(store.getState(), copy, differenceOf(store.getState(), copy), transcriptContent).next().value

test('an opened transcript has nothing to save', () => {
  expect(call(openTranscript([segment(1, 'Bu gün hava'), segment(2, 'çox yaxşıdır')]))).toBeUndefined()
})

test('a changed text is saved with its words; undo restores both', () => {
  const opened = openTranscript([segment(1, 'Bu gün hava')])
  opened.history.commit([{ kind: 'content', key: 'id-1', content: { text: 'Bu gecə hava' } }])
  expect(call(opened)).toMatchObject({
    kind: 'update',
    id: 1,
    content: {
      text: 'Bu gecə hava',
      own: {
        words: [
          { text: 'Bu', start: 10 },
          { text: 'gecə', start: 10.8 },
          { text: 'hava', start: 12 },
        ],
      },
    },
  })
  opened.history.undo()
  expect(call(opened)).toBeUndefined()
})

test('names of speakers and their assignments are sent together', () => {
  const opened = openTranscript([segment(1, 'bir'), segment(2, 'iki', 's2')])
  const place = segmentOf(opened.store.getBlock('id-2'))
  if (!place) throw new Error('No segment')
  opened.history.commit([
    { kind: 'content', key: 'id-2', content: { own: place.with({ speakerId: 's1' }) } },
    { kind: 'defaults', values: { own: new TranscriptDefaults([{ id: 's1', name: 'Leyla' }]) } },
  ])
  expect(call(opened)).toEqual({
    kind: 'defaults',
    values: { own: new TranscriptDefaults([{ id: 's1', name: 'Leyla' }]) },
    shared: { assignments: [{ speakerId: 's1', ids: [2] }] },
    version: 1,
  })
})

test('a speaker is removed only after their last segment, whatever else is renamed meanwhile', () => {
  const opened = openTranscript([segment(1, 'bir'), segment(2, 'iki', 's2')])
  opened.store.apply([
    { kind: 'remove', keys: ['id-2'] },
    { kind: 'defaults', values: { own: new TranscriptDefaults([{ id: 's1', name: 'Aygün' }]) } },
  ])
  const renamed = [
    { id: 's1', name: 'Aygün' },
    { id: 's2', name: 'Orxan' },
  ]
  expect(call(opened)).toMatchObject({ kind: 'defaults', values: { own: new TranscriptDefaults(renamed) } })
  opened.copy = {
    ...opened.copy,
    defaults: { ...opened.copy.defaults, own: new TranscriptDefaults(renamed) },
  }
  expect(call(opened)).toEqual({ kind: 'delete', id: 2 })
  opened.copy = copyOf(project([segment(1, 'bir')]), transcriptContent)
  expect(call(opened)).toMatchObject({
    values: { own: new TranscriptDefaults([{ id: 's1', name: 'Aygün' }]) },
  })
})

test('assigning many segments to another speaker does not send their words', () => {
  const opened = openTranscript(Array.from({ length: 20 }, (_, index) => segment(index + 1, 'söz')))
  const edits = opened.store.getOrder().flatMap((key) => {
    const place = segmentOf(opened.store.getBlock(key))
    return place ? [{ kind: 'content', key, content: { own: place.with({ speakerId: 's2' }) } } as const] : []
  })
  opened.history.commit(edits)
  expect(call(opened)).toMatchObject({
    kind: 'defaults',
    values: {},
    shared: { assignments: [{ speakerId: 's2' }] },
  })
})

test('text changed here and a speaker changed elsewhere are both kept', () => {
  const opened = openTranscript([segment(1, 'Bu gün hava')])
  opened.store.apply([{ kind: 'content', key: 'id-1', content: { text: 'Bu gecə hava' } }])
  const { state, conflicts } = mergeProject(
    opened.store.getState(),
    opened.copy,
    project([segment(1, 'Bu gün hava', 's2')]),
    nothingPending,
    transcriptContent,
  )
  expect(conflicts).toBe(0)
  expect(state.blocks.get('id-1')).toMatchObject({ text: 'Bu gecə hava', own: { speakerId: 's2' } })
  expect(segmentOf(state.blocks.get('id-1'))?.words[1]?.text).toBe('gecə')
})

test('segments that were added elsewhere are shown once', () => {
  const opened = openTranscript([segment(1, 'bir')])
  const theirs = project([segment(1, 'bir'), segment(2, 'iki')])
  const once = mergeProject(
    opened.store.getState(),
    opened.copy,
    theirs,
    nothingPending,
    transcriptContent,
  ).state
  const twice = mergeProject(
    once,
    copyOf(theirs, transcriptContent),
    theirs,
    nothingPending,
    transcriptContent,
  ).state
  expect(twice.order).toEqual(['id-1', 'id-2'])
  expect(differenceOf(twice, copyOf(theirs, transcriptContent)).unsaved).toEqual([])
})
