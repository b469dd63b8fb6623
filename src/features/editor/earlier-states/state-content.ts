import * as z from 'zod/mini'
import { nextIdle } from '#src/lib/next-idle.ts'
import { contentOf, type EditorBlock, newBlock } from '../core/document/editor-block.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import type { ContentKind } from '../core/document/own-content.ts'
import { draftSchema } from '../core/sync/saved-drafts.ts'

/** Blocks that are written without a pause. */
const SLICE = 200
/** A busy or hidden page writes a slice at least this often. */
const SLICE_WAIT_MS = 250

/** A text that is unknown could not be restored. */
const isKnown = ({ blocks }: EditorState) => ![...blocks.values()].some(({ isTextUnknown }) => isTextUnknown)

/** A state as JSON, in the form of a draft, in pieces. */
function* slicesOf({ order, blocks, defaults }: EditorState): Generator<string, void> {
  const present = order.flatMap((key) => blocks.get(key) ?? [])
  const write = (block: EditorBlock) => {
    const { key, id, clientId, type } = block
    return JSON.stringify({ key, id, clientId, type, content: contentOf(block) })
  }
  yield '{"blocks":['
  for (let start = 0; start < present.length; start += SLICE) {
    const slice = present.slice(start, start + SLICE).map(write)
    yield `${start === 0 ? '' : ','}${slice.join(',')}`
  }
  yield `],"defaults":${JSON.stringify({ now: defaults, was: defaults })}}`
}

/** A state as JSON; undefined while a text is unknown. */
export const writeState = (state: EditorState): string | undefined =>
  isKnown(state) ? [...slicesOf(state)].join('') : undefined

/**
 * Writes a state while the page has nothing else to do: words of ten hours block it for a third of a second. Each piece
 * is encoded by itself, because a file of the whole text of 10,000 blocks took 16 ms in one task.
 */
export async function writeStateWhenIdle(state: EditorState): Promise<Blob | undefined> {
  if (!isKnown(state)) return undefined
  const encoder = new TextEncoder()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (const slice of slicesOf(state)) {
    await nextIdle(SLICE_WAIT_MS)
    pieces.push(encoder.encode(slice))
  }
  return new Blob(pieces)
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
