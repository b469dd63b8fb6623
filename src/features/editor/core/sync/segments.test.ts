import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { stateFromServer } from '../document/editor-state.ts'
import { createEditorStore } from '../document/editor-store.ts'
import { createHistory } from '../history/history.ts'
import { differenceOf } from './difference.ts'
import { mergeProject } from './merge-project.ts'
import { callsFor } from './next-call.ts'
import { copyOf } from './server-copy.ts'

function segment(id: number, text: string, speaker_id = 's1'): Block {
  const words = text.split(' ').map((word, index) => ({
    text: word,
    start: id * 10 + index,
    end: id * 10 + index + 0.8,
    confidence: 0.5,
  }))
  return {
    id,
    project_id: 1,
    sort: id,
    type: 'segment',
    text,
    speaker_id,
    start: id * 10,
    end: id * 10 + 9,
    is_stale: false,
    generated: { status: 'ready', words },
  }
}

function project(blocks: Block[]): Project {
  const speakers = [
    { id: 's1', name: 'Leyla' },
    { id: 's2', name: 'Orxan' },
  ]
  const options = { language: 1, speakers: null, audio_events: false, key_terms: [] }
  const transcript = {
    source: null,
    options,
    speakers,
    versions: [],
    detected_language: 1,
    is_simulated: true,
  }
  return {
    id: 1,
    slug: 'speech-to-text',
    title: 'Müsahibə',
    language: 1,
    status: 3,
    price: '0.00',
    progress: 100,
    characters: 0,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    version: 1,
    body: { blocks, transcript },
  }
}

function open(blocks: Block[]) {
  const from = project(blocks)
  const store = createEditorStore(stateFromServer(from))
  return { store, history: createHistory(store), copy: copyOf(from), from }
}

const call = ({ store, copy }: ReturnType<typeof open>) =>
  callsFor(store.getState(), copy, differenceOf(store.getState(), copy)).next().value

test('an opened transcript has nothing to save', () => {
  expect(call(open([segment(1, 'Bu gün hava'), segment(2, 'çox yaxşıdır')]))).toBeUndefined()
})

test('a changed text is saved with its words; undo takes both back', () => {
  const opened = open([segment(1, 'Bu gün hava')])
  opened.history.commit([{ kind: 'content', key: 'id-1', content: { text: 'Bu gecə hava' } }])
  expect(call(opened)).toMatchObject({
    kind: 'update',
    id: 1,
    content: {
      text: 'Bu gecə hava',
      segment: {
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

test('names of speakers and who speaks what go out together', () => {
  const opened = open([segment(1, 'bir'), segment(2, 'iki', 's2')])
  const { segment: place } = opened.store.getBlock('id-2') ?? {}
  if (!place) throw new Error('No segment')
  opened.history.commit([
    { kind: 'content', key: 'id-2', content: { segment: { ...place, speakerId: 's1' } } },
    { kind: 'defaults', values: { speakers: [{ id: 's1', name: 'Leyla' }] } },
  ])
  expect(call(opened)).toEqual({
    kind: 'defaults',
    values: { speakers: [{ id: 's1', name: 'Leyla' }] },
    assignments: [{ speakerId: 's1', ids: [2] }],
    version: 1,
  })
})

test('a speaker goes only after the last segment that is theirs, whatever else is renamed meanwhile', () => {
  const opened = open([segment(1, 'bir'), segment(2, 'iki', 's2')])
  opened.store.apply([
    { kind: 'remove', keys: ['id-2'] },
    { kind: 'defaults', values: { speakers: [{ id: 's1', name: 'Aygün' }] } },
  ])
  const renamed = [
    { id: 's1', name: 'Aygün' },
    { id: 's2', name: 'Orxan' },
  ]
  expect(call(opened)).toMatchObject({ kind: 'defaults', values: { speakers: renamed } })
  opened.copy = { ...opened.copy, defaults: { ...opened.copy.defaults, speakers: renamed } }
  expect(call(opened)).toEqual({ kind: 'delete', id: 2 })
  opened.copy = copyOf({ ...project([segment(1, 'bir')]) })
  expect(call(opened)).toMatchObject({ values: { speakers: [{ id: 's1', name: 'Aygün' }] } })
})

test('many segments that change hands do not take their words along', () => {
  const opened = open(Array.from({ length: 20 }, (_, index) => segment(index + 1, 'söz')))
  const edits = opened.store.getOrder().flatMap((key) => {
    const place = opened.store.getBlock(key)?.segment
    return place
      ? [{ kind: 'content', key, content: { segment: { ...place, speakerId: 's2' } } } as const]
      : []
  })
  opened.history.commit(edits)
  expect(call(opened)).toMatchObject({ kind: 'defaults', values: {}, assignments: [{ speakerId: 's2' }] })
})

test('text changed here and a speaker changed elsewhere are both kept', () => {
  const opened = open([segment(1, 'Bu gün hava')])
  opened.store.apply([{ kind: 'content', key: 'id-1', content: { text: 'Bu gecə hava' } }])
  const { state, conflicts } = mergeProject(
    opened.store.getState(),
    opened.copy,
    project([segment(1, 'Bu gün hava', 's2')]),
  )
  expect(conflicts).toBe(0)
  expect(state.blocks.get('id-1')).toMatchObject({ text: 'Bu gecə hava', segment: { speakerId: 's2' } })
  expect(state.blocks.get('id-1')?.segment?.words[1]?.text).toBe('gecə')
})

test('segments that came from elsewhere are shown once', () => {
  const opened = open([segment(1, 'bir')])
  const theirs = project([segment(1, 'bir'), segment(2, 'iki')])
  const once = mergeProject(opened.store.getState(), opened.copy, theirs).state
  const twice = mergeProject(once, copyOf(theirs), theirs).state
  expect(twice.order).toEqual(['id-1', 'id-2'])
  expect(differenceOf(twice, copyOf(theirs)).unsaved).toEqual([])
})
