import { type EditorBlock, isSameContent, isSameSettings } from '../document/editor-block.ts'
import type { EditorState, ProjectDefaults } from '../document/editor-state.ts'
import { isSameOwn } from '../document/own-content.ts'
import type { ServerCopy } from './server-copy.ts'

export interface Difference {
  readonly defaults: Partial<ProjectDefaults> | undefined
  readonly unsaved: readonly EditorBlock[]
  /** Blocks of the server that no longer exist here. Blocks that wait for its confirmation still do. */
  readonly removed: readonly number[]
  /** The order differs, or must be written again so that a delayed write fails. */
  readonly isMoved: boolean
}

function changedDefaults(local: ProjectDefaults, was: ProjectDefaults): Partial<ProjectDefaults> | undefined {
  const values: { -readonly [K in keyof ProjectDefaults]?: ProjectDefaults[K] } = {}
  if (local.language !== was.language) values.language = local.language
  if (local.voiceId !== was.voiceId) values.voiceId = local.voiceId
  if (!isSameSettings(local.settings, was.settings)) values.settings = local.settings
  if (!isSameOwn(local.own, was.own)) values.own = local.own
  return Object.keys(values).length > 0 ? values : undefined
}

const isUnsaved = (block: EditorBlock, base: ServerCopy) => {
  const was = block.id === undefined ? undefined : base.blocks.get(block.id)
  return !(was && !was.late && isSameContent(block, was))
}

function unsavedBlocks(local: EditorState, base: ServerCopy): EditorBlock[] {
  return local.order.flatMap((key) => {
    const block = local.blocks.get(key)
    return block && isUnsaved(block, base) ? block : []
  })
}

function removedIds(local: EditorState, base: ServerCopy): number[] {
  const here = new Set<number | undefined>()
  for (const block of local.blocks.values()) here.add(block.id)
  return base.order.filter((id) => !here.has(id))
}

export const idsInOrder = (local: EditorState) =>
  local.order.flatMap((key) => local.blocks.get(key)?.id ?? [])

function hasMoved(local: EditorState, base: ServerCopy) {
  const ids = idsInOrder(local)
  const here = new Set(ids)
  const theirs = base.order.filter((id) => here.has(id))
  return ids.some((id, index) => theirs[index] !== id)
}

export function differenceOf(local: EditorState, base: ServerCopy): Difference {
  return {
    defaults: changedDefaults(local.defaults, base.defaults),
    unsaved: unsavedBlocks(local, base),
    removed: removedIds(local, base),
    isMoved: base.isWriteLate === true || hasMoved(local, base),
  }
}

export const isDifferent = ({ defaults, unsaved, removed, isMoved }: Difference) =>
  defaults !== undefined || unsaved.length > 0 || removed.length > 0 || isMoved

/** A state without any difference, as in a project that was just opened: none of its blocks needs to be read. */
interface EqualState {
  readonly local: EditorState
  readonly base: ServerCopy
}

interface KnownOrders {
  readonly order: EditorState['order']
  readonly theirs: ServerCopy['order']
  readonly isWriteLate: boolean
  readonly removed: number[]
  readonly isMoved: boolean
}

const equalOrders = ({ local, base }: EqualState): KnownOrders => ({
  order: local.order,
  theirs: base.order,
  isWriteLate: false,
  removed: [],
  isMoved: false,
})

/**
 * The same difference for frequent use: compares only blocks touched since they were last found saved, and
 * the orders only when one of them is a new object. In a project of 10,000 blocks a key touches one.
 */
export function createDifference(equal?: EqualState | false) {
  /** Keys of blocks that may be unsaved; undefined: every block. */
  let suspects: Set<string> | undefined = equal ? new Set() : undefined
  let known = equal ? equalOrders(equal) : undefined
  return {
    touch(keys?: Iterable<string>) {
      if (!keys) suspects = undefined
      else for (const key of keys) suspects?.add(key)
    },
    of(local: EditorState, base: ServerCopy): Difference {
      const { order: theirs, isWriteLate = false } = base
      if (
        !suspects ||
        known?.order !== local.order ||
        known.theirs !== theirs ||
        known.isWriteLate !== isWriteLate
      ) {
        const difference = differenceOf(local, base)
        suspects = new Set(difference.unsaved.map(({ key }) => key))
        known = {
          order: local.order,
          theirs,
          isWriteLate,
          removed: [...difference.removed],
          isMoved: difference.isMoved,
        }
        return difference
      }
      for (const key of suspects) {
        const block = local.blocks.get(key)
        if (!block || !isUnsaved(block, base)) suspects.delete(key)
      }
      const inOrder = suspects.size > 1 ? local.order.filter((key) => suspects?.has(key)) : [...suspects]
      return {
        defaults: changedDefaults(local.defaults, base.defaults),
        unsaved: inOrder.flatMap((key) => local.blocks.get(key) ?? []),
        removed: known.removed,
        isMoved: known.isMoved,
      }
    },
  }
}
