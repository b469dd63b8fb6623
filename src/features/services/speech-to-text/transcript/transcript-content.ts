import * as z from 'zod/mini'
import { type Block, Words } from '#src/contract/block.ts'
import type { ContentKind } from '#src/features/editor/editor-context.ts'
import { Segment } from './segment.ts'
import { assignmentsIn, Speakers } from './speakers.ts'

const known = new WeakMap<Block, Segment>()

function segmentFrom(block: Block): Segment | undefined {
  if (block.type !== 'segment') return undefined
  const found = known.get(block)
  if (found) return found
  const { speaker_id: speakerId = null, start, end, generated } = block
  const from = start ?? 0
  const segment = new Segment({ speakerId, start: from, end: end ?? from, words: generated.words ?? [] })
  known.set(block, segment)
  return segment
}

const SegmentDraft = z.object({
  speakerId: z.nullable(z.string()),
  start: z.number(),
  end: z.number(),
  words: z.readonly(Words),
})
const SpeakersDraft = z.object({
  list: z.readonly(z.array(z.object({ id: z.string(), name: z.string() }))),
})

export const transcriptContent: ContentKind = {
  fromBlock: segmentFrom,
  fromProject: ({ body: { transcript } }) => (transcript ? new Speakers(transcript.speakers) : undefined),
  sharedChange: assignmentsIn,
  draft: {
    block: z.pipe(
      SegmentDraft,
      z.transform((fields) => new Segment(fields)),
    ),
    project: z.pipe(
      SpeakersDraft,
      z.transform(({ list }) => new Speakers(list)),
    ),
  },
}
