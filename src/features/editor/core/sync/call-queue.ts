import { isTooLarge } from '#src/api/server-words.ts'
import type { Project } from '#src/contract/project.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import type { Difference } from './difference.ts'
import { type Call, callsFor } from './next-call.ts'
import {
  createRefusals,
  isRefusable,
  markRefusedBlocks,
  type Refusals,
  unmarkRefusedBlocks,
} from './refusals.ts'
import { sendCall } from './send-call.ts'
import type { ServerCopy } from './server-copy.ts'
import type { ServerKnowledge } from './server-knowledge.ts'
import { sentWith } from './settled.ts'
import {
  failureOf,
  fetchFailureOf,
  isOutcomeKnown,
  type SyncGateway,
  type WriteFailure,
} from './sync-gateway.ts'
import type { WriteLock } from './write-lock.ts'

/** Outcome of one step: `idle` when the server has everything that it accepts. */
export type StepOutcome = 'idle' | 'again' | WriteFailure

export interface SyncOptions {
  readonly store: EditorStore
  readonly gateway: SyncGateway
  readonly copy: ServerCopy
  /** The store has exactly the copy's content, so that nothing needs to be compared. */
  readonly isAsOnServer?: boolean
  readonly kind?: ContentKind
  readonly lock?: WriteLock
  /** Whether a block cannot be written now because a run uses it. */
  readonly isLocked?: (block: EditorBlock) => boolean
  readonly onRefreshed?: (project: Project, conflicts: number) => void
  readonly onResults?: (project: Project) => void
  readonly refusalText?: (error: unknown) => string
}

interface WriterOptions {
  readonly store: EditorStore
  readonly gateway: SyncGateway
  readonly known: ServerKnowledge
  readonly lock: WriteLock
  readonly refusals: Refusals
  readonly kind: ContentKind
  readonly onResults?: (project: Project) => void
  readonly refusalText?: (error: unknown) => string
}

/** Conflicts with the server in a row before the customer sees a message. */
const MAX_CONFLICTS_IN_ROW = 4

function takeRefusal({ store, known, refusals, refusalText }: WriterOptions, call: Call, error: unknown) {
  if (call.kind === 'save' && isTooLarge(error)) return refusals.noteTooLargeList()
  if (!isRefusable(call)) {
    const fallback = refusalText?.(error) ?? ''
    return markRefusedBlocks({ store, copy: known.getCopy(), call, error, fallback })
  }
  refusals.note(call, error)
  // The cause may be something this tab does not know yet, such as a removed block.
  known.requestRefresh()
}

function createCallWriter(options: WriterOptions) {
  const { store, gateway, known, lock, kind, onResults } = options
  let surprises = 0

  async function send(call: Call) {
    const sent = await sendCall({ store, gateway, kind, getCopy: known.getCopy }, call)
    if (sent) {
      known.answered()
      known.advance(sent.copy, sent.version)
      if (sent.project) onResults?.(sent.project)
      store.touch('block' in call ? [call.block.key] : undefined)
    } else known.requestRefresh()
    surprises = 0
  }

  function takeFailure(call: Call, error: unknown): 'again' | WriteFailure {
    const failure = failureOf(error)
    if (isOutcomeKnown(error)) known.answered()
    else known.requestRefresh()
    if (failure === 'refused') {
      takeRefusal(options, call, error)
      return 'again'
    }
    if (failure !== 'moved-on') return failure
    known.requestRefresh()
    surprises += 1
    return surprises >= MAX_CONFLICTS_IN_ROW ? 'moved-on' : 'again'
  }

  return {
    async write(call: Call): Promise<'again' | WriteFailure> {
      known.sending(sentWith(call, known.getCopy()))
      lock.mark()
      try {
        await send(call)
        return 'again'
      } catch (error) {
        return takeFailure(call, error)
      } finally {
        lock.announce()
      }
    },
    rest() {
      surprises = 0
    },
  }
}

async function fetchInto(known: ServerKnowledge, gateway: SyncGateway): Promise<StepOutcome> {
  try {
    known.takeAnswer(await gateway.fetch())
    return 'again'
  } catch (error) {
    return fetchFailureOf(error)
  }
}

interface QueueOptions extends Omit<SyncOptions, 'kind' | 'lock' | 'isLocked'> {
  readonly kind: ContentKind
  readonly lock: WriteLock
  readonly isLocked: (block: EditorBlock) => boolean
  readonly known: ServerKnowledge
  readonly difference: () => Difference
}

/** Due calls, sent one at a time. After a lost response the project is fetched before anything else is sent. */
export function createCallQueue(options: QueueOptions) {
  const { store, gateway, known, lock, kind, isLocked, difference } = options
  const refusals = createRefusals()
  const writer = createCallWriter({ ...options, refusals })
  const nextCall = () =>
    refusals.next(callsFor(store.getState(), known.getCopy(), difference(), kind, isLocked))
  /** Without versions: whether the project was fetched since the latest write of this tab. */
  let isCompared = false
  return {
    nextCall,
    async step(): Promise<StepOutcome> {
      if (lock.hasOtherWritten() || known.lateMs() === 0) known.requestRefresh()
      const call = known.isRefreshDue() ? undefined : nextCall()
      const isUnseen = call !== undefined && known.getCopy().version === undefined && !isCompared
      if (known.isRefreshDue() || isUnseen) {
        const outcome = await fetchInto(known, gateway)
        isCompared = outcome === 'again'
        return outcome
      }
      isCompared = false
      if (call) return writer.write(call)
      writer.rest()
      return 'idle'
    },
    /** Refused changes other than texts, which show their own messages. */
    refusals: refusals.list,
    retryRefused() {
      refusals.clear()
      unmarkRefusedBlocks(store)
    },
  }
}

export type CallQueue = ReturnType<typeof createCallQueue>
