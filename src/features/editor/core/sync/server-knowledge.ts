import type { Project } from '#src/contract/project.ts'
import type { BlockContent } from '../document/editor-block.ts'
import type { EditorState } from '../document/editor-state.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import type { mergeProject, withKnownContent } from './merge-project.ts'
import {
  copyOf,
  isSettled,
  nothingPending,
  type ServerBlock,
  type ServerCopy,
  type Unanswered,
  withBlock,
  withoutBlock,
} from './server-copy.ts'
import type { withDelayedWrites, withoutDelayedBlocks } from './settled.ts'

function createPendingWrites() {
  let unanswered: Unanswered = nothingPending
  let isRefreshDue = false
  /** A write outside the queue got no response, so its outcome is unknown. */
  let isUnsure = false
  return {
    getUnanswered: () => unanswered,
    isSure: () => !isUnsure && isSettled(unanswered),
    isRefreshDue: () => isRefreshDue,
    requestRefresh() {
      isRefreshDue = true
    },
    sending(sent: Unanswered) {
      unanswered = sent
    },
    answered() {
      unanswered = nothingPending
    },
    /**
     * The response to a call outside the queue was lost: nothing counts as saved until the project is
     * fetched.
     */
    loseSight(removed: readonly number[] = []) {
      if (removed.length > 0) {
        const { mayBeRemoved = [] } = unanswered
        unanswered = { ...unanswered, mayBeRemoved: [...mayBeRemoved, ...removed] }
      }
      isUnsure = true
      isRefreshDue = true
    },
    expect(sent: Unanswered) {
      if (isSettled(sent)) return
      unanswered = sent
      isRefreshDue = true
    },
    /** Returns all removals that may still arrive; those outside the queue only once. */
    takeRemoved(): ReadonlySet<number> {
      const { removed, mayBeRemoved = [] } = unanswered
      unanswered = { ...unanswered, mayBeRemoved: undefined }
      return new Set([...removed, ...mayBeRemoved])
    },
    settle() {
      isRefreshDue = false
      isUnsure = false
      unanswered = nothingPending
    },
  }
}

/** An abandoned request may still arrive; after this time, in ms, the project is fetched again. */
const MAX_DELAY_MS = 30_000

/**
 * New blocks whose adding got no response and which the next fetch did not contain. A block that still exists
 * here is sent again; one that was undone here would stay on the server unnoticed.
 */
function createUnconfirmedBlocks(isHere: (clientId: string) => boolean) {
  const awaited = new Map<string, { readonly content: BlockContent; readonly lookAt: number }>()
  const gone = () => [...awaited].filter(([clientId]) => !isHere(clientId))
  return {
    await(clientId: string, content: BlockContent) {
      awaited.set(clientId, { content, lookAt: performance.now() + MAX_DELAY_MS })
    },
    /** Sent contents of blocks that no longer exist here, by client id. */
    contents: () => gone().map(([clientId, { content }]) => [clientId, content] as const),
    /** Milliseconds until the next necessary fetch; undefined if nothing is awaited. */
    waitMs(): number | undefined {
      const times = gone().map(([, { lookAt }]) => lookAt)
      return times.length > 0 ? Math.max(0, Math.min(...times) - performance.now()) : undefined
    },
    /** After a fetch, drops blocks that have waited long enough or were removed elsewhere. */
    seen(removedElsewhere: readonly string[]) {
      for (const clientId of removedElsewhere) awaited.delete(clientId)
      for (const [clientId, { lookAt }] of awaited) {
        if (lookAt <= performance.now()) awaited.delete(clientId)
      }
    },
  }
}

interface MergeCode {
  readonly withKnownContent: typeof withKnownContent
  readonly withoutDelayedBlocks: typeof withoutDelayedBlocks
  readonly withDelayedWrites: typeof withDelayedWrites
  readonly mergeProject: typeof mergeProject
}

interface KnowledgeOptions {
  /** The lazy code that merges; undefined until it is loaded. */
  readonly mergeCode: () => MergeCode | undefined
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

export function createServerKnowledge({ store, kind, mergeCode, onRefreshed, ...options }: KnowledgeOptions) {
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
    const code = mergeCode()
    // It will be fetched again, and merged, when the code is there.
    if (!code) return pending.requestRefresh()
    merged = given
    const project = code.withKnownContent(given, copy)
    const sent = pending.getUnanswered()
    const late = { ...sent, removed: pending.takeRemoved() }
    if (isAnswer) pending.settle()
    const gone = removedElsewhere(store.getState(), project)
    const merge = code.mergeProject(store.getState(), copy, project, sent, kind)
    copy = code.withDelayedWrites(copyOf(project, kind), late, code.withoutDelayedBlocks(copy, gone))
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
    expect(sent: Unanswered, withDelayed: (copy: ServerCopy) => ServerCopy) {
      pending.expect(sent)
      const next = withDelayed(copy)
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
