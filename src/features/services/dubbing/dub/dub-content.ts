import * as z from 'zod/mini'
import { type Block, Translation, Words } from '#src/contract/block.ts'
import { Background } from '#src/contract/dubbing.ts'
import { Speaker } from '#src/contract/speech-to-text.ts'
import type { ContentKind } from '#src/features/editor/editor-context.ts'
import { DubDefaults } from './dub-defaults.ts'
import { DubSegment } from './dub-segment.ts'

const known = new WeakMap<Block, DubSegment>()

function segmentFrom(block: Block): DubSegment | undefined {
  if (block.type !== 'segment') return undefined
  const found = known.get(block)
  if (found) return found
  const { speaker_id: speakerId = null, start, end, generated, translations = {} } = block
  const from = start ?? 0
  const words = generated.words ?? []
  const segment = new DubSegment({ speakerId, start: from, end: end ?? from, words, translations })
  known.set(block, segment)
  return segment
}

const SegmentDraft = z.object({
  speakerId: z.nullable(z.string()),
  start: z.number(),
  end: z.number(),
  words: z.readonly(Words),
  translations: z.readonly(z.record(z.string(), Translation)),
})
const DefaultsDraft = z.object({ speakers: z.readonly(z.array(Speaker)), background: Background })

export const dubContent: ContentKind = {
  fromBlock: segmentFrom,
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
