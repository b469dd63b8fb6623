import type { Block } from '#src/contract/block.ts'
import { type BlockContent, contentOf, isSameContent, isSameSettings } from '../document/editor-block.ts'
import type { ProjectDefaults } from '../document/editor-state.ts'
import { isSameOwn } from '../document/own-content.ts'
import type { Call } from './next-call.ts'
import { nothingPending, type ServerBlock, type ServerCopy, type Unanswered } from './server-copy.ts'

export function isSameOrder<Item>(a: readonly Item[], b: readonly Item[]) {
  const [inA, inB] = [new Set(a), new Set(b)]
  const shared = b.filter((item) => inA.has(item))
  let index = 0
  for (const item of a) {
    if (!inB.has(item)) continue
    if (shared[index] !== item) return false
    index += 1
  }
  return true
}

function savedWith({ blocks }: Extract<Call, { kind: 'save' }>, copy: ServerCopy): Unanswered {
  const contents = new Map<number | string, BlockContent>()
  for (const block of blocks) {
    const was = block.id === undefined ? undefined : copy.blocks.get(block.id)
    if (!was || !isSameContent(block, was)) contents.set(block.id ?? block.clientId, contentOf(block))
  }
  const ids = blocks.flatMap(({ id }) => id ?? [])
  const kept = new Set(ids)
  const removed = new Set(copy.order.filter((id) => !kept.has(id)))
  return { contents, removed, ...(!isSameOrder(ids, copy.order) && { order: ids }) }
}

export function sentWith(call: Call, copy: ServerCopy): Unanswered {
  switch (call.kind) {
    case 'defaults': {
      const contents = new Map<number | string, BlockContent>()
      const { values, shared } = call
      for (const id of shared?.ids ?? []) {
        const was = copy.blocks.get(id)
        if (was?.own) contents.set(id, contentOf({ ...was, own: shared?.apply(id, was.own) ?? was.own }))
      }
      return { ...nothingPending, contents, ...(Object.keys(values).length > 0 && { defaults: values }) }
    }
    case 'add':
      return { ...nothingPending, contents: new Map([[call.block.clientId, contentOf(call.block)]]) }
    case 'update':
      return {
        ...nothingPending,
        contents: new Map([[call.id, contentOf({ ...call.block, ...call.content })]]),
      }
    case 'delete':
      return { ...nothingPending, removed: new Set([call.id]) }
    case 'sort':
      return { ...nothingPending, order: call.ids }
    case 'save':
      return savedWith(call, copy)
  }
}

/** If the write had arrived, the version would differ; with another version the server refuses it. */
const isWriteLate = (next: ServerCopy, { order, defaults }: Partial<Unanswered>, before: ServerCopy) =>
  next.version !== undefined &&
  next.version === before.version &&
  next.order.length > 0 &&
  (order !== undefined || defaults !== undefined || before.isWriteLate === true)

/**
 * The copy after a fetch that did not contain sent changes, which may still arrive. Their blocks are written
 * again whatever their content, so that a delayed write meets another version than its own and fails.
 */
export function withDelayedWrites(
  next: ServerCopy,
  { contents, removed, order, defaults }: Unanswered,
  before: ServerCopy,
): ServerCopy {
  const blocks = new Map(next.blocks)
  const mark = (id: number | string, late: ServerBlock['late']) => {
    const block = typeof id === 'number' ? blocks.get(id) : undefined
    const hasArrived = late?.content && block && isSameContent(late.content, block)
    if (block && late && !hasArrived) blocks.set(block.id, { ...block, late })
  }
  for (const { id, version, late } of before.blocks.values()) {
    if (late && blocks.get(id)?.version === version) mark(id, late)
  }
  for (const id of removed) mark(id, { content: undefined })
  for (const [id, content] of contents) {
    const known = typeof id === 'number' ? before.blocks.get(id) : undefined
    // A text written again only to overtake another one does not replace it.
    if (!known?.late || !isSameContent(content, known)) mark(id, { content })
  }
  const lateNew = new Map(before.lateNew)
  for (const [id, content] of contents) {
    if (typeof id === 'string') lateNew.set(id, [...(lateNew.get(id) ?? []), content])
  }
  return { ...next, blocks, lateNew, isWriteLate: isWriteLate(next, { order, defaults }, before) }
}

/**
 * Forgets these blocks after their removal: if they come back, an undo restored them, not a delayed request.
 */
export function withoutDelayedBlocks(copy: ServerCopy, clientIds: readonly string[]): ServerCopy {
  const lateNew = new Map(copy.lateNew)
  for (const clientId of clientIds) lateNew.delete(clientId)
  return { ...copy, lateNew }
}

const settleValue = <Value>(
  sent: Value | undefined,
  was: Value,
  theirs: Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
) => (sent !== undefined && isSame(sent, theirs) ? sent : was)

const wordsOf = (text: string): string[] => text.match(/\S+/gu) ?? []

/** Whether the next text contains every word of this one. */
function containsAllWords(text: string, next: string) {
  const words = wordsOf(next)
  return wordsOf(text).every((word) => {
    const place = words.indexOf(word)
    words.splice(place, place === -1 ? 0 : 1)
    return place !== -1
  })
}

const settleContent = (sent: BlockContent, was: BlockContent, theirs: BlockContent): BlockContent => ({
  text: settleValue(sent.text, was.text, theirs.text),
  voiceId: settleValue(sent.voiceId, was.voiceId, theirs.voiceId),
  settings: settleValue(sent.settings, was.settings, theirs.settings, isSameSettings),
  ...(was.own && { own: settleValue(sent.own, was.own, theirs.own, isSameOwn) }),
})

/**
 * The base content for merging a block after a fetch. Its text is empty if the base is unclear, so that both
 * sides' words are kept. Undefined if this tab does not know the block.
 */
export function settledContent(
  { contents }: Unanswered,
  base: ServerCopy,
  { id, client_id, version }: Pick<Block, 'id' | 'client_id' | 'version'>,
  theirs: BlockContent,
): BlockContent | undefined {
  const was = base.blocks.get(id)
  const last = contents.get(id) ?? contents.get(client_id ?? '')
  const sent = [last, was?.late?.content].filter((content) => content !== undefined)
  if (!was) {
    // For a new block, the server may have processed an earlier attempt than the last.
    const tries = [...sent, ...(base.lateNew?.get(client_id ?? '') ?? [])]
    return tries.find((content) => isSameContent(content, theirs))
  }
  const [first] = sent
  if (!first) return was
  // Someone wrote after our base, before or over our change; the deleted words may have been restored
  // deliberately.
  const isRewritten = version !== was.version && was.version !== undefined
  const isOwn = sent.some(({ text }) => text === theirs.text)
  const isUnclear = isRewritten && !isOwn && !containsAllWords(was.text, first.text)
  return sent.reduce((known, one) => settleContent(one, known, theirs), {
    ...contentOf(was),
    ...(isUnclear && { text: '' }),
  })
}

export function settledDefaults(
  { defaults: sent }: Unanswered,
  was: ProjectDefaults,
  theirs: ProjectDefaults,
): ProjectDefaults {
  if (!sent) return was
  return {
    language: settleValue(sent.language, was.language, theirs.language),
    voiceId: settleValue(sent.voiceId, was.voiceId, theirs.voiceId),
    settings: settleValue(sent.settings, was.settings, theirs.settings, isSameSettings),
    ...(was.own && { own: settleValue(sent.own, was.own, theirs.own, isSameOwn) }),
  }
}

export const settledOrder = ({ order }: Unanswered, was: readonly number[], theirs: readonly number[]) =>
  order && isSameOrder(order, theirs) ? order : was
