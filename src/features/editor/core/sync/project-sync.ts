import { isNotFound } from '#src/api/is-not-found.ts'
import type { Project } from '#src/contract/project.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import { type ContentKind, plainContent } from '../document/own-content.ts'
import type { CallQueue } from './call-queue.ts'
import { createDifference, isDifferent } from './difference.ts'
import { draftOf } from './draft.ts'
import { loadWriting } from './load-writing.ts'
import type { ServerCopy } from './server-copy.ts'
import { createServerKnowledge, type ServerKnowledge } from './server-knowledge.ts'
import type { SyncGateway, WriteFailure } from './sync-gateway.ts'
import { noOtherTabs, type WriteLock } from './write-lock.ts'

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

async function checkVersion(known: ServerKnowledge, gateway: SyncGateway) {
  try {
    const version = await gateway.version()
    if (version === undefined || version !== known.getCopy().version) known.requestRefresh()
  } catch (error) {
    if (isNotFound(error)) known.requestRefresh()
    // Other failures are ignored here: the next write meets them again.
  }
}

/**
 * The write queue of one project, one step at a time: compare, send one call, apply its response. The caller
 * of `step` decides when. After a lost response the project is fetched before anything else is sent or counts
 * as saved.
 */
export function createProjectSync(options: SyncOptions) {
  const { store, gateway, lock = noOtherTabs, kind = plainContent, isLocked = () => false } = options
  const known = createServerKnowledge({ ...options, kind })
  const difference = createDifference(options.isAsOnServer && { local: store.getState(), base: options.copy })
  store.touched.subscribe(() => difference.touch(store.touched.get().keys))
  const differs = () => difference.of(store.getState(), known.getCopy())
  let queue: CallQueue | undefined
  let isStopped = false

  async function stepInTurn(): Promise<StepOutcome> {
    try {
      const { createCallQueue } = await loadWriting()
      queue ??= createCallQueue({ ...options, known, lock, kind, isLocked, difference: differs })
    } catch (error) {
      // Stays unhandled: if a new deployment has removed the code, the page is reloaded (`watchChunkErrors`).
      void Promise.reject(error)
      return 'unreachable'
    }
    return isStopped ? 'idle' : queue.step()
  }

  const { getCopy, isRefreshDue, requestRefresh, takeIn, loseSight, expect, adopt, forget, lateMs } = known
  return {
    ...{ getCopy, isRefreshDue, requestRefresh, takeIn, loseSight, expect, adopt, forget, lateMs },
    step: () => lock.run(stepInTurn),
    checkVersion: () => checkVersion(known, gateway),
    hasMore: () => !isStopped && (known.isRefreshDue() || queue?.nextCall() !== undefined),
    /** Stops sending, because another editor takes over the unsaved content. */
    stop() {
      isStopped = true
    },
    difference: differs,
    /** Whether every unsaved text waits for the run that uses it. */
    isAllLocked: () => differs().unsaved.every(isLocked),
    /** Refused changes other than texts, which show their own messages. */
    refusals: () => queue?.refusals() ?? [],
    retryRefused: () => queue?.retryRefused(),
    draft: () => draftOf(store.getState(), getCopy(), known.getSent(), differs()),
    isSent: (clientId: string) => known.getSent().contents.has(clientId),
    /** Whether anything here is not known to be on the server. */
    isDirty: () => !known.isSure() || isDifferent(differs()),
  }
}

export type ProjectSync = ReturnType<typeof createProjectSync>
