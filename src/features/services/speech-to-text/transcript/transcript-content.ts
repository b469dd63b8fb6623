import * as z from 'zod/mini'
import type { ContentKind } from '#src/features/editor/editor-context.ts'
import { Segment } from '#src/features/segments/segment.ts'
import { segmentDraft, segmentsFrom } from '#src/features/segments/segment-from.ts'
import { assignmentsIn } from './speakers.ts'
import { TranscriptDefaults } from './transcript-defaults.ts'

const DefaultsDraft = z.object({
  speakers: z.readonly(z.array(z.object({ id: z.string(), name: z.string() }))),
  chapters: z.optional(
    z.readonly(z.array(z.object({ id: z.string(), start: z.number(), title: z.string() }))),
  ),
})

export const transcriptContent: ContentKind = {
  fromBlock: segmentsFrom((fields, block) => new Segment(fields, block)),
  fromProject: ({ body: { transcript } }) =>
    transcript ? new TranscriptDefaults(transcript.speakers, transcript.chapters) : undefined,
  sharedChange: assignmentsIn,
  draft: {
    block: z.pipe(
      z.object(segmentDraft),
      z.transform((fields) => new Segment(fields)),
    ),
    project: z.pipe(
      DefaultsDraft,
      z.transform(({ speakers, chapters }) => new TranscriptDefaults(speakers, chapters)),
    ),
  },
}
