import * as z from 'zod/mini'
import { Translation } from '#src/contract/block.ts'
import { Background } from '#src/contract/dubbing.ts'
import { Speaker } from '#src/contract/speech-to-text.ts'
import type { ContentKind } from '#src/features/editor/editor-context.ts'
import { segmentDraft, segmentsFrom } from '#src/features/segments/segment-from.ts'
import { DubDefaults } from './dub-defaults.ts'
import { DubSegment } from './dub-segment.ts'

const SegmentDraft = z.object({
  ...segmentDraft,
  translations: z.readonly(z.record(z.string(), Translation)),
})
const DefaultsDraft = z.object({ speakers: z.readonly(z.array(Speaker)), background: Background })

export const dubContent: ContentKind = {
  fromBlock: segmentsFrom((fields, { translations = {} }) => new DubSegment({ ...fields, translations })),
  fromProject: ({ body: { dubbing } }) =>
    dubbing ? new DubDefaults(dubbing.speakers, dubbing.background) : undefined,
  sharedChange: () => undefined,
  draft: {
    block: z.pipe(
      SegmentDraft,
      z.transform((fields) => new DubSegment(fields)),
    ),
    project: z.pipe(
      DefaultsDraft,
      z.transform(({ speakers, background }) => new DubDefaults(speakers, background)),
    ),
  },
}
