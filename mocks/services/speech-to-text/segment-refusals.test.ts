import { expect, test } from 'vitest'
import type { Block } from '#src/contract/block.ts'
import {
  currentTranscript,
  editSegment,
  seededMeeting,
  segmentAt,
  wordsIn,
} from '#tests/support/backend/transcript-project.ts'

test.each<[string, (block: Block) => object, string]>([
  ['an end before the start', ({ start }) => ({ end: (start ?? 0) - 1 }), 'end'],
  ['an end after the recording', () => ({ end: 100_000 }), 'end'],
  ['somebody who is not there', () => ({ speaker_id: 'nobody' }), 'speaker_id'],
  ['words that are not the text', (block) => ({ text: 'Başqa mətn', words: wordsIn(block) }), 'words'],
  ['words out of order', (block) => ({ words: wordsIn(block).toReversed() }), 'words'],
  [
    'words outside the segment',
    () => ({ text: 'Söz', words: [{ text: 'Söz', start: 90, end: 91 }] }),
    'words',
  ],
  [
    'words that end before they begin',
    () => ({ text: 'Söz', words: [{ text: 'Söz', start: 3, end: 2 }] }),
    'words',
  ],
  ['more words than a segment may have', () => ({ text: 'a '.repeat(501) }), 'words'],
])('%s are refused under their field', async (_, body, field) => {
  const { client, project } = await seededMeeting()
  const answer = await editSegment(client, segmentAt(project), body(segmentAt(project)))
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.errors ?? {})).toEqual([field])
  expect(await currentTranscript(client, project.id)).toEqual(project)
})
