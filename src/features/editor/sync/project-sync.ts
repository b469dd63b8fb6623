import { ApiError } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import type { EditorStore } from '../document/editor-store.ts'
import { createDifference, isDifferent } from './difference.ts'
import { draftOf } from './draft.ts'
import { markRefusedBlocks, unmarkRefusedBlocks } from './mark-refused.ts'
import { mergeProject } from './merge-project.ts'
import { type Call, callsFor } from './next-call.ts'
import { createRefusals, isRefusable } from './refusals.ts'
import { sendCall } from './send-call.ts'
import { copyOf, type ServerBlock, type ServerCopy, withBlock, withoutBlock } from './server-copy.ts'
import { failureOf, isOutcomeKnown, type SyncGateway, type WriteFailure } from './sync-gateway.ts'
import { isSettled, nothingSent, sentWith, type Unanswered, withLate } from './unanswered.ts'
import { alone, type WriteTurns } from './write-turns.ts'

/** Outcome of one step: `idle` when the server has everything that it would take. */
export type StepOutcome = 'idle' | 'again' | WriteFailure

export interface SyncOptions {
  readonly store: EditorStore
  readonly gateway: SyncGateway
  readonly copy: ServerCopy
  readonly turns?: WriteTurns
  /** What an earlier visit sent without hearing of it. */
  readonly unanswered?: Unanswered
  /** A fresh project came from the server; in `conflicts` blocks changes of both sides crossed. */
  readonly onRefreshed?: (project: Project, conflicts: number) => void
  /** An answer says anew which results are stale. */
  readonly onResults?: (project: Project) => void
  /** Text for a refusal that came without a message. */
  readonly refusalText?: () => string
}

/** How often in a row the server may say that it has moved on before the customer is told. */
const MAX_SURPRISES = 4

/**
 * The write queue of one project, a step at a time: compare, send one call, take its answer in. Who calls `step`
 * decides when. After a lost answer the server is looked at before anything else is sent or counts as saved.
 */
export function createProjectSync({ store, gateway, ...options }: SyncOptions) {
  const turns = options.turns ?? alone
  let copy = options.copy
  let unanswered = options.unanswered ?? nothingSent
  let isRefreshDue = !isSettled(unanswered)
  /** Something was sent outside the queue, and nobody knows whether it was done. */
  let isUnsure = false
  /** Blocks whose removal was sent outside the queue without an answer. */
  let mayBeRemoved: readonly number[] = []
  let isStopped = false
  let surprises = 0
  const refusals = createRefusals()
  const difference = createDifference()
  store.subscribeTouched(difference.touch)
  const differs = () => difference.of(store.getState(), copy)
  const getCopy = () => copy
  const nextCall = () => refusals.next(callsFor(store.getState(), copy, differs()))

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
    const merge = mergeProject(store.getState(), copy, project, sent)
    const removed = new Set([...sent.removed, ...mayBeRemoved])
    mayBeRemoved = []
    copy = withLate(copyOf(project), { ...sent, removed }, copy)
    store.replace(merge.state)
    options.onRefreshed?.(project, merge.conflicts)
  }

  /** What the server has now settles what nobody knew. */
  async function look(): Promise<StepOutcome> {
    try {
      const project = await gateway.fetch()
      isRefreshDue = false
      isUnsure = false
      const sent = unanswered
      unanswered = nothingSent
      mergeIn(project, sent)
      return 'again'
    } catch (error) {
      const failure = failureOf(error)
      return failure === 'refused' ? 'unreachable' : failure
    }
  }

  function takeRefusal(call: Call, error: unknown): StepOutcome {
    const message = error instanceof ApiError ? error.serverMessage : undefined
    if (isRefusable(call)) {
      refusals.note(call, message)
      // A reason may be what this tab does not know yet, such as a block that is gone.
      isRefreshDue = true
    } else markRefusedBlocks({ store, copy, call, error, fallback: options.refusalText?.() ?? '' })
    return 'again'
  }

  async function write(call: Call): Promise<StepOutcome> {
    unanswered = sentWith(call, copy)
    turns.mark()
    try {
      const sent = await sendCall({ store, gateway, getCopy }, call)
      if (sent) {
        unanswered = nothingSent
        advance(sent.copy, sent.version)
        if (sent.project) options.onResults?.(sent.project)
        difference.touch('block' in call ? [call.block.key] : undefined)
      } else isRefreshDue = true
      surprises = 0
      return 'again'
    } catch (error) {
      const failure = failureOf(error)
      if (isOutcomeKnown(error)) unanswered = nothingSent
      else isRefreshDue = true
      if (failure === 'refused') return takeRefusal(call, error)
      if (failure !== 'moved-on') return failure
      isRefreshDue = true
      surprises += 1
      return surprises >= MAX_SURPRISES ? 'moved-on' : 'again'
    } finally {
      turns.announce()
    }
  }

  async function stepInTurn(): Promise<StepOutcome> {
    if (isStopped) return 'idle'
    if (turns.hasOtherWritten()) isRefreshDue = true
    if (isRefreshDue) return look()
    const call = nextCall()
    if (call) return write(call)
    surprises = 0
    return 'idle'
  }

  return {
    /** Sends at most one call, while no other tab writes. */
    step: () => turns.run(stepInTurn),
    /** Looks cheaply whether the server has moved on. */
    async checkVersion() {
      try {
        if ((await gateway.version()) !== copy.version) isRefreshDue = true
      } catch {
        // Only a look: the next write finds out for itself.
      }
    },
    requestRefresh() {
      isRefreshDue = true
    },
    /** Takes a project that was fetched for another reason (polling, generating) in as well; not one from before. */
    takeIn(project: Project) {
      if (project.version >= copy.version) mergeIn(project, unanswered)
    },
    /** The answer to a call outside the queue was lost: nothing counts as saved until the server was looked at. */
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
    getCopy,
    hasMore: () => !isStopped && (isRefreshDue || nextCall() !== undefined),
    /** Another editor goes on with all that is here: nothing more is sent from this one. */
    stop() {
      isStopped = true
    },
    difference: differs,
    /** What the server refused beside texts, which say so themselves. */
    refusals: refusals.list,
    /** Everything that was refused is sent once more. */
    retryRefused() {
      refusals.clear()
      unmarkRefusedBlocks(store)
    },
    draft: () => draftOf(store.getState(), copy, unanswered, differs()),
    /** Whether something is here of which it is not known that the server has it. */
    isDirty: () => isUnsure || !isSettled(unanswered) || isDifferent(differs()),
  }
}

export type ProjectSync = ReturnType<typeof createProjectSync>
