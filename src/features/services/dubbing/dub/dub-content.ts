import * as z from 'zod/mini'
import { type Block, Translation } from '#src/contract/block.ts'
import { Background } from '#src/contract/form-choices.ts'
import { Speaker } from '#src/contract/speech-to-text.ts'
import type { ContentKind } from '#src/features/editor/editor-context.ts'
import { segmentDraft, segmentsFrom } from '#src/features/segments/segment-from.ts'
import { DubDefaults } from './dub-defaults.ts'
import { DubSegment, type Translations } from './dub-segment.ts'

const SegmentDraft = z.object({
  ...segmentDraft,
  translations: z.readonly(z.record(z.string(), Translation)),
})
const DefaultsDraft = z.object({ speakers: z.readonly(z.array(Speaker)), background: Background })

/** Adds the texts that a response leaves out of a translation because the block already contains them. */
function wholeTranslations({ text, translations = {} }: Block): Translations {
  const whole = Object.entries(translations).map(([language, translation]): [string, Translation] => {
    const { spoken, source_text = text } = translation
    const said = spoken && { ...spoken, text: spoken.text ?? translation.text }
    return [language, { ...translation, spoken: said, source_text }]
  })
  return Object.fromEntries(whole)
}

export const dubContent: ContentKind = {
  fromBlock: segmentsFrom(
    // Assigned, because a spread would read the words.
    (fields, block) => new DubSegment(Object.assign(fields, { translations: wholeTranslations(block) })),
  ),
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
