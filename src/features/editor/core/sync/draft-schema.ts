import * as z from 'zod/mini'
import { BlockType, type SpeechSettings } from '#src/contract/block.ts'
import type { ContentKind } from '../document/own-content.ts'

/** Less strict than the server, because text may be incomplete during typing. */
const settings = {
  speed: z.optional(z.number()),
  pitch: z.optional(z.number()),
  pause: z.optional(z.number()),
  pronunciations: z.optional(z.array(z.object({ written: z.string(), said: z.string() }))),
  language: z.optional(z.int()),
  character: z.optional(z.string()),
  is_left_out: z.optional(z.boolean()),
} satisfies Record<keyof SpeechSettings, unknown>
const Settings = z.nullable(z.object(settings))

export function draftSchema({ draft: own }: ContentKind) {
  const content = {
    text: z.string(),
    voiceId: z.nullable(z.int()),
    settings: Settings,
    own: z.optional(own.block),
  }
  const Content = z.object(content)
  const Defaults = z.object({
    language: z.int(),
    voiceId: z.nullable(z.int()),
    settings: Settings,
    own: z.optional(own.project),
  })
  const known = {
    ...content,
    version: z.optional(z.int()),
    late: z.optional(z.object({ content: z.optional(Content) })),
  }
  const DraftBlock = z.object({
    key: z.string(),
    id: z.optional(z.int()),
    clientId: z.string(),
    type: BlockType,
    content: Content,
    was: z.optional(z.object(known)),
  })
  const Sent = z.object({
    contents: z.readonly(z.array(z.readonly(z.tuple([z.union([z.int(), z.string()]), Content])))),
    removed: z.readonly(z.array(z.int())),
    mayBeRemoved: z.optional(z.readonly(z.array(z.int()))),
    order: z.optional(z.readonly(z.array(z.int()))),
    defaults: z.optional(z.partial(Defaults)),
  })
  return z.object({
    blocks: z.readonly(z.array(DraftBlock)),
    /** Ids and, for new blocks, keys in their order; absent if only text has changed. */
    order: z.optional(z.readonly(z.array(z.union([z.int(), z.string()])))),
    orderWas: z.optional(z.readonly(z.array(z.int()))),
    /** Removed blocks with the server's content: a block that others have changed since comes back. */
    removed: z.optional(z.readonly(z.array(z.object({ ...known, id: z.int() })))),
    defaults: z.optional(z.object({ now: Defaults, was: Defaults })),
    sent: z.optional(Sent),
    /** Version with which an order or setting was sent that may still arrive. */
    lateWriteVersion: z.optional(z.int()),
    lateNew: z.optional(z.readonly(z.array(z.readonly(z.tuple([z.string(), z.readonly(z.array(Content))]))))),
  })
}

export type Draft = z.infer<ReturnType<typeof draftSchema>>
