import * as z from 'zod/mini'
import { contentOf, newBlock } from '../core/document/editor-block.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import type { ContentKind } from '../core/document/own-content.ts'
import { draftSchema } from '../core/sync/draft.ts'

/** A state as JSON, in the form of a draft; undefined while a text is unknown, because it could not be restored. */
export function writeState({ order, blocks, defaults }: EditorState): string | undefined {
  const present = order.flatMap((key) => blocks.get(key) ?? [])
  if (present.some(({ isTextUnknown }) => isTextUnknown)) return undefined
  return JSON.stringify({
    blocks: present.map((block) => {
      const { key, id, clientId, type } = block
      return { key, id, clientId, type, content: contentOf(block) }
    }),
    defaults: { now: defaults, was: defaults },
  })
}

/** Undefined if another version of the app has written it. */
export function readState(content: string, kind: ContentKind): EditorState | undefined {
  const read = z.safeParse(draftSchema(kind), JSON.parse(content))
  if (!read.success || !read.data.defaults) return undefined
  const blocks = read.data.blocks.map(({ key, id, clientId, type, content }) => ({
    ...newBlock(content),
    ...{ key, clientId, type },
    ...(id !== undefined && { id }),
  }))
  return {
    order: blocks.map(({ key }) => key),
    blocks: new Map(blocks.map((block) => [block.key, block])),
    defaults: read.data.defaults.now,
  }
}
