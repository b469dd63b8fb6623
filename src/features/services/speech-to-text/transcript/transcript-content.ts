import * as z from 'zod/mini'
import { type Block, Words } from '#src/contract/block.ts'
import type { ContentKind } from '#src/features/editor/editor-context.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { assignmentsIn } from './speakers.ts'
import { TranscriptDefaults } from './transcript-defaults.ts'

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
const DefaultsDraft = z.object({
  speakers: z.readonly(z.array(z.object({ id: z.string(), name: z.string() }))),
  chapters: z.optional(
    z.readonly(z.array(z.object({ id: z.string(), start: z.number(), title: z.string() }))),
  ),
})

export const transcriptContent: ContentKind = {
  fromBlock: segmentFrom,
  fromProject: ({ body: { transcript } }) =>
    transcript ? new TranscriptDefaults(transcript.speakers, transcript.chapters) : undefined,
  sharedChange: assignmentsIn,
  draft: {
    block: z.pipe(
      SegmentDraft,
      z.transform((fields) => new Segment(fields)),
    ),
    project: z.pipe(
      DefaultsDraft,
      z.transform(({ speakers, chapters }) => new TranscriptDefaults(speakers, chapters)),
    ),
  },
}
