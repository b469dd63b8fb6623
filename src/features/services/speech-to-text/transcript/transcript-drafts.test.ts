import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Project } from '#src/contract/project.ts'
import { draftOf } from '#src/features/editor/core/sync/draft.ts'
import { mergeProject } from '#src/features/editor/core/sync/merge-project.ts'
import { draftSchema, restoreDraft } from '#src/features/editor/core/sync/saved-drafts.ts'
import { nothingPending } from '#src/features/editor/core/sync/server-copy.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { openTranscript, segment } from '#tests/support/edited-transcript.ts'
import { transcriptContent } from './transcript-content.ts'
import { speakersOf, TranscriptDefaults } from './transcript-defaults.ts'

function afterReload(draft: unknown, now: Project) {
  const stored: unknown = JSON.parse(JSON.stringify(draft))
  const read = z.parse(draftSchema(transcriptContent), stored)
  const restored = restoreDraft(read, now, transcriptContent)
  return mergeProject(restored.state, restored.copy, now, restored.unanswered, transcriptContent).state
}

test('unsaved changes of a transcript survive a reload, including words and speakers', () => {
  const opened = openTranscript([segment(1, 'Bu gün hava')])
  const named = new TranscriptDefaults([{ id: 's1', name: 'Aygün' }])
  opened.store.apply([
    { kind: 'content', key: 'id-1', content: { text: 'Bu gecə hava' } },
    { kind: 'defaults', values: { own: named } },
  ])
  const draft = draftOf(opened.store.getState(), opened.copy, nothingPending)
  const { blocks, defaults } = afterReload(draft, opened.from)
  expect(blocks.get('id-1')?.text).toBe('Bu gecə hava')
  expect(segmentOf(blocks.get('id-1'))?.words.map(({ text }) => text)).toEqual(['Bu', 'gecə', 'hava'])
  expect(speakersOf(defaults)).toEqual(named.speakers)
})

test('a draft of an older version without segments applies its text to the existing words', () => {
  const { from } = openTranscript([segment(1, 'Bu gün hava')])
  const content = { text: 'Bu gecə hava', voiceId: null, settings: null }
  const draft = { blocks: [{ key: 'id-1', id: 1, clientId: 'id-1', type: 'segment', content }] }
  const block = afterReload(draft, from).blocks.get('id-1')
  expect(segmentOf(block)?.words.map(({ text }) => text)).toEqual(['Bu', 'gecə', 'hava'])
})
