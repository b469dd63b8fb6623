import type { Take } from '#src/contract/block.ts'
import { applyEdits, type Edit } from './edit.ts'
import { contentOf, type EditorBlock, isSameContent } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

/** A block that differs from an earlier state. Its client id survives removal and restoring. */
export interface BlockDifference {
  readonly clientId: string
  /** Undefined if the block is not there now. */
  readonly now: EditorBlock | undefined
  /** Undefined if the block was not there then. */
  readonly was: EditorBlock | undefined
}

const byClientId = ({ blocks }: EditorState) =>
  new Map([...blocks.values()].map((block) => [block.clientId, block]))

const blocksInOrder = ({ order, blocks }: EditorState) => order.flatMap((key) => blocks.get(key) ?? [])

/** Differing blocks in the order of the earlier state, then those that were added since. */
export function differencesFrom(now: EditorState, then: EditorState): BlockDifference[] {
  const [present, past] = [byClientId(now), byClientId(then)]
  const changed = blocksInOrder(then).flatMap((block): BlockDifference[] => {
    const { clientId } = block
    const current = present.get(clientId)
    // An unknown text is never written.
    if (current?.isTextUnknown || (current && isSameContent(current, block))) return []
    return [{ clientId, now: current, was: block }]
  })
  const added = blocksInOrder(now).flatMap((block): BlockDifference[] => {
    const { clientId } = block
    return past.has(clientId) ? [] : [{ clientId, now: block, was: undefined }]
  })
  return [...changed, ...added]
}

/** A text of a block then and now; undefined if the block had or has none of its kind. */
interface TextDifference {
  /** Id of the language of a translation; undefined for the block's own text. */
  readonly part: string | undefined
  readonly was: string | undefined
  readonly now: string | undefined
}

const translationsOf = ({ own }: EditorBlock) =>
  Object.entries(own?.toBody().translations ?? {}).map(([language, { text }]) => [language, text] as const)

/** Texts that differ, also translations; if none does, e.g. after a change of times, the block's own. */
export function textDifferences(
  { now, was }: BlockDifference,
  textOf: (block: EditorBlock) => string,
): readonly TextDifference[] {
  const textsOf = (block: EditorBlock | undefined) =>
    new Map<string | undefined, string | undefined>(
      block && [[undefined, textOf(block)], ...translationsOf(block)],
    )
  const [before, after] = [textsOf(was), textsOf(now)]
  const all = [...new Map([...before, ...after]).keys()].map((part) => ({
    ...{ part, was: before.get(part), now: after.get(part) },
  }))
  const differing = all.filter((text) => text.was !== text.now)
  return differing.length > 0 ? differing : all.slice(0, 1)
}

/** Inserts blocks of the earlier state that are gone, each after the nearest one above it that is there. */
function insertsOf(now: EditorState, then: EditorState, wanted: ReadonlySet<string>): Edit[] {
  const present = byClientId(now)
  const edits: Edit[] = []
  let after: string | null = null
  for (const block of blocksInOrder(then)) {
    const current = present.get(block.clientId)
    if (!current && wanted.has(block.clientId)) {
      const { id: _id, ...rest } = block
      const key = now.blocks.has(block.key) ? block.clientId : block.key
      edits.push({ kind: 'insert', after, blocks: [{ ...rest, key }] })
      after = key
    } else if (current) after = current.key
  }
  return edits
}

/** Moves that bring the blocks into the order of the earlier state. */
function movesTo(now: EditorState, then: EditorState): Edit[] {
  const present = byClientId(now)
  const keys = blocksInOrder(then).flatMap(({ clientId }) => present.get(clientId)?.key ?? [])
  if (keys.every((key, index) => key === now.order[index])) return []
  return keys.map((key, index): Edit => ({ kind: 'move', key, after: keys[index - 1] ?? null }))
}

function defaultsTo(now: EditorState, then: EditorState): Edit[] {
  const valuesOf = ({ defaults: { language, voiceId, settings } }: EditorState) => ({
    language,
    voiceId,
    settings,
  })
  const values = valuesOf(then)
  return JSON.stringify(values) === JSON.stringify(valuesOf(now)) ? [] : [{ kind: 'defaults', values }]
}

function blockEdits(now: EditorState, then: EditorState, differences: readonly BlockDifference[]): Edit[] {
  const gone = differences.flatMap(({ now, was }) => (now && !was ? now.key : []))
  return [
    ...(gone.length > 0 ? [{ kind: 'remove', keys: gone } as const] : []),
    ...differences.flatMap(({ now, was }): Edit[] =>
      now && was ? [{ kind: 'content', key: now.key, content: contentOf(was) }] : [],
    ),
    ...insertsOf(now, then, new Set(differences.map(({ clientId }) => clientId))),
  ]
}

/**
 * The newest take that a block had at a moment, if it speaks the block's text in its voice and the present one does not:
 * the sound was paid before the block was changed and generated again.
 */
export function takeAt({ blocks, defaults }: EditorState, key: string, atMs: number): Take | undefined {
  const block = blocks.get(key)
  if (!block) return undefined
  const voiceId = block.voiceId ?? defaults.voiceId
  const fitting = (block.generated.takes ?? []).filter(
    (take) => take.text === block.text && take.voice_id === voiceId,
  )
  if (fitting.some((take) => take.is_current)) return undefined
  return fitting
    .filter((take) => Date.parse(take.created_at) <= atMs)
    .sort((a, b) => b.created_at.localeCompare(a.created_at))[0]
}

/** The edits that bring one block back to an earlier state. */
export const editsForBlock = (now: EditorState, then: EditorState, difference: BlockDifference) =>
  blockEdits(now, then, [difference])

/** The edits that bring everything back to an earlier state: blocks, order, voice and language. */
export function editsForAll(now: EditorState, then: EditorState): readonly Edit[] {
  const edits = blockEdits(now, then, differencesFrom(now, then))
  return [...edits, ...movesTo(applyEdits(now, edits).state, then), ...defaultsTo(now, then)]
}
