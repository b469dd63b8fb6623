import * as z from 'zod/mini'
import { nextIdle } from '#src/lib/next-idle.ts'
import { contentOf, type EditorBlock, newBlock } from '../core/document/editor-block.ts'
import type { EditorState } from '../core/document/editor-state.ts'
import type { ContentKind } from '../core/document/own-content.ts'
import { draftSchema } from '../core/sync/draft-schema.ts'

/** Blocks that are written without a pause. */
const SLICE = 200
/** A busy or hidden page writes a slice at least this often. */
const SLICE_WAIT_MS = 250

function* writeInSlices({ order, blocks, defaults }: EditorState): Generator<void, string | undefined> {
  const present = order.flatMap((key) => blocks.get(key) ?? [])
  if (present.some(({ isTextUnknown }) => isTextUnknown)) return undefined
  const write = (block: EditorBlock) => {
    const { key, id, clientId, type } = block
    return JSON.stringify({ key, id, clientId, type, content: contentOf(block) })
  }
  const slices: string[] = []
  for (let start = 0; start < present.length; start += SLICE) {
    slices.push(
      present
        .slice(start, start + SLICE)
        .map(write)
        .join(','),
    )
    yield
  }
  return `{"blocks":[${slices.join(',')}],"defaults":${JSON.stringify({ now: defaults, was: defaults })}}`
}

/** A state as JSON, in the form of a draft; undefined while a text is unknown, because it could not be restored. */
export function writeState(state: EditorState): string | undefined {
  const slices = writeInSlices(state)
  let slice = slices.next()
  while (!slice.done) slice = slices.next()
  return slice.value
}

/** Writes a state while the page has nothing else to do: words of ten hours block it for a third of a second. */
export async function writeStateWhenIdle(state: EditorState): Promise<string | undefined> {
  const slices = writeInSlices(state)
  for (;;) {
    await nextIdle(SLICE_WAIT_MS)
    const slice = slices.next()
    if (slice.done) return slice.value
  }
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
