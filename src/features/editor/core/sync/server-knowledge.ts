import type { Project } from '#src/contract/project.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import { mergeProject } from './merge-project.ts'
import type { Call } from './next-call.ts'
import { copyOf, type ServerBlock, type ServerCopy, withBlock, withoutBlock } from './server-copy.ts'
import { isSettled, nothingSent, sentWith, type Unanswered, withLate } from './unanswered.ts'

interface KnowledgeOptions {
  readonly store: EditorStore
  readonly copy: ServerCopy
  readonly kind: ContentKind
  /** What an earlier visit sent without hearing of it. */
  readonly unanswered?: Unanswered
  /** A fresh project came from the server; in `conflicts` blocks changes of both sides crossed. */
  readonly onRefreshed?: (project: Project, conflicts: number) => void
}

/** What this tab knows of the server: a copy, what was sent without an answer, and whether to fetch before writing. */
export function createServerKnowledge({ store, kind, onRefreshed, ...options }: KnowledgeOptions) {
  let copy = options.copy
  let unanswered = options.unanswered ?? nothingSent
  let isRefreshDue = !isSettled(unanswered)
  /** Something was sent outside the queue, and nobody knows whether it was done. */
  let isUnsure = false
  /** Blocks whose removal was sent outside the queue without an answer. */
  let mayBeRemoved: readonly number[] = []

  /**
   * The copy after a write of this tab. Each write is one step of the project's version: where the answer names
   * another, somebody else has written too, which has to be seen before this tab may speak for that version.
   */
  function advance(next: ServerCopy, version = copy.version + 1) {
    const isNext = version === copy.version + 1
    if (!isNext) isRefreshDue = true
    copy = isNext ? { ...next, version } : next
  }

  function mergeIn(project: Project, sent: Unanswered) {
    const merge = mergeProject(store.getState(), copy, project, sent, kind)
    const removed = new Set([...sent.removed, ...mayBeRemoved])
    mayBeRemoved = []
    copy = withLate(copyOf(project, kind), { ...sent, removed }, copy)
    store.replace(merge.state)
    onRefreshed?.(project, merge.conflicts)
  }

  return {
    getCopy: () => copy,
    getUnanswered: () => unanswered,
    /** Whether it is known what the server has of all that was sent. */
    isSure: () => !isUnsure && isSettled(unanswered),
    isRefreshDue: () => isRefreshDue,
    /** The next step begins with what the server has now. */
    requestRefresh() {
      isRefreshDue = true
    },
    advance,
    sending(call: Call) {
      unanswered = sentWith(call, copy)
    },
    answered() {
      unanswered = nothingSent
    },
    /** What the server has now settles what nobody knew. */
    settle(project: Project) {
      const sent = unanswered
      isRefreshDue = false
      isUnsure = false
      unanswered = nothingSent
      mergeIn(project, sent)
    },
    /** Takes a project that was fetched for another reason (polling, generating) in as well; not one from before. */
    takeIn(project: Project) {
      if (project.version >= copy.version) mergeIn(project, unanswered)
    },
    /** The answer to a call outside the queue was lost: nothing counts as saved until the server was asked. */
    loseSight(removed: readonly number[] = []) {
      mayBeRemoved = removed
      isUnsure = true
      isRefreshDue = true
    },
    /** Goes on with what another visit has sent without hearing of it. */
    expect(sent: Unanswered) {
      if (isSettled(sent)) return
      unanswered = sent
      isRefreshDue = true
    },
    /** For a block that the server made outside the queue, below the one of `aboveId`. */
    adopt(block: ServerBlock, aboveId: number, version: number) {
      const above = copy.order.indexOf(aboveId)
      advance(withBlock(copy, block, above === -1 ? copy.order.length : above + 1), version)
    },
    /** For a removal that was sent outside the queue and confirmed. */
    forget(id: number, version?: number) {
      advance(withoutBlock(copy, id), version)
    },
  }
}

export type ServerKnowledge = ReturnType<typeof createServerKnowledge>
