import type { Project } from '#src/contract/project.ts'
import type { EditorState } from '../document/editor-state.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import { mergeProject } from './merge-project.ts'
import { createPendingWrites } from './pending-writes.ts'
import {
  copyOf,
  type ServerBlock,
  type ServerCopy,
  withBlock,
  withKnownContent,
  withoutBlock,
  withoutDelayedBlocks,
} from './server-copy.ts'
import { nothingPending, type Unanswered, withDelayedWrites } from './unanswered.ts'
import { createUnconfirmedBlocks } from './unconfirmed-blocks.ts'

interface KnowledgeOptions {
  readonly store: EditorStore
  readonly copy: ServerCopy
  readonly kind: ContentKind
  /** Called after a fetch with the project and the number of blocks in conflict. */
  readonly onRefreshed?: (project: Project, conflicts: number) => void
}

/** Client ids of blocks that the server had and that others have removed. */
function removedElsewhere({ blocks }: EditorState, project: Project) {
  const there = new Set<number | undefined>(project.body.blocks.map(({ id }) => id))
  const isGone = (id: number | undefined) => id !== undefined && !there.has(id)
  return [...blocks.values()].flatMap(({ id, clientId }) => (isGone(id) ? clientId : []))
}

export function createServerKnowledge({ store, kind, onRefreshed, ...options }: KnowledgeOptions) {
  let copy = options.copy
  /** The latest project that was merged. */
  let merged: Project | undefined
  const pending = createPendingWrites()
  const lateBlocks = createUnconfirmedBlocks((clientId) =>
    [...store.getState().blocks.values()].some((block) => block.clientId === clientId),
  )

  /**
   * Updates the copy after a write of this tab. Each write raises the project's version by one. If the
   * response has another version, someone else has written too, and the project must be fetched before this
   * tab may use that version.
   */
  function advance(next: ServerCopy, version?: number) {
    if (copy.version === undefined) {
      copy = next
      return
    }
    const following = copy.version + 1
    const isNext = (version ?? following) === following
    if (!isNext) pending.requestRefresh()
    copy = isNext ? { ...next, version: following, isWriteLate: false } : next
  }

  function mergeIn(given: Project, isAnswer: boolean) {
    merged = given
    const project = withKnownContent(given, copy)
    const sent = pending.getUnanswered()
    const late = { ...sent, removed: pending.takeRemoved() }
    if (isAnswer) pending.settle()
    const gone = removedElsewhere(store.getState(), project)
    const merge = mergeProject(store.getState(), copy, project, sent, kind)
    copy = withDelayedWrites(copyOf(project, kind), late, withoutDelayedBlocks(copy, gone))
    const there = new Set(project.body.blocks.map(({ client_id }) => client_id))
    lateBlocks.seen(gone)
    for (const [id, content] of sent.contents) {
      if (typeof id === 'string' && !there.has(id)) lateBlocks.await(id, content)
    }
    store.replace(merge.state)
    onRefreshed?.(project, merge.conflicts)
  }

  return {
    ...pending,
    getCopy: () => copy,
    /** Milliseconds until the server must be checked for a block undone here. */
    lateMs: lateBlocks.waitMs,
    /** Everything sent that may still arrive. */
    getSent(): Unanswered {
      const sent = pending.getUnanswered()
      return { ...sent, contents: new Map([...lateBlocks.contents(), ...sent.contents]) }
    },
    /** Takes over what an earlier visit sent and what may still arrive. */
    expect(sent: Unanswered, before: ServerCopy) {
      pending.expect(sent)
      const next = withDelayedWrites(copy, nothingPending, before)
      copy = { ...next, lateNew: new Map([...(copy.lateNew ?? []), ...(next.lateNew ?? [])]) }
    },
    advance,
    takeAnswer: (project: Project) => mergeIn(project, true),
    /** Also merges a project fetched for another reason (polling, generating), unless it is older. */
    takeIn(project: Project) {
      if (project === merged) return
      // Without versions its age is unknown, so the project is fetched again in turn.
      if (project.version === undefined || copy.version === undefined) pending.requestRefresh()
      else if (project.version >= copy.version) mergeIn(project, false)
    },
    /** Adds a block that the server made outside the queue, below that of `aboveId`. */
    adopt(block: ServerBlock, aboveId: number, version: number | undefined) {
      const above = copy.order.indexOf(aboveId)
      advance(withBlock(copy, block, above === -1 ? copy.order.length : above + 1), version)
    },
    /** Drops a block removed outside the queue and confirmed by the server. */
    forget(id: number, version?: number) {
      advance(withoutBlock(copy, id), version)
    },
  }
}

export type ServerKnowledge = ReturnType<typeof createServerKnowledge>
