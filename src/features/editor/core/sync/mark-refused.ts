import { type EditorBlock, isSameContent } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import { blockRefusals } from './block-refusals.ts'
import type { Call } from './next-call.ts'
import type { ServerCopy } from './server-copy.ts'

interface RefusedCall {
  readonly store: EditorStore
  readonly copy: ServerCopy
  readonly call: Extract<Call, { kind: 'add' | 'update' | 'save' }>
  readonly error: unknown
  readonly fallback: string
}

/**
 * Blocks of a refused list that can be the reason: new ones, of which there may be too many; otherwise all
 * changed ones.
 */
function possibleCauses(blocks: readonly EditorBlock[], copy: ServerCopy) {
  const added = blocks.filter(({ id }) => id === undefined)
  if (added.length > 0) return added
  return blocks.filter((block) => {
    const was = copy.blocks.get(block.id ?? 0)
    return !was || !isSameContent(block, was)
  })
}

export function markRefusedBlocks({ store, copy, call, error, fallback }: RefusedCall) {
  const sent = call.kind === 'save' ? call.blocks : [call.block]
  const refusals = blockRefusals(error, sent.length)
  const blamed = new Set(
    refusals.size < sent.length ? sent : call.kind === 'save' ? possibleCauses(sent, copy) : sent,
  )
  for (const [place, block] of sent.entries()) {
    if (!refusals.has(place) || !blamed.has(block)) continue
    const here = store.getBlock(block.key)
    if (here && isSameContent(here, block))
      store.patch(block.key, { refusal: refusals.get(place) ?? fallback })
  }
}

export function unmarkRefusedBlocks(store: EditorStore) {
  for (const { key, refusal } of store.getState().blocks.values()) {
    if (refusal !== undefined) store.patch(key, { refusal: undefined })
  }
}
