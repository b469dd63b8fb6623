import type { Project } from '#src/contract/project.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import { createCallWriter } from './call-writer.ts'
import type { Difference } from './difference.ts'
import { callsFor } from './next-call.ts'
import { createRefusals, unmarkRefusedBlocks } from './refusals.ts'
import type { ServerCopy } from './server-copy.ts'
import type { ServerKnowledge } from './server-knowledge.ts'
import { fetchFailureOf, type SyncGateway, type WriteFailure } from './sync-gateway.ts'
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
