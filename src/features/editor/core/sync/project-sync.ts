import { isNotFound } from '#src/api/is-not-found.ts'
import { announceFault } from '#src/lib/faults.ts'
import { plainContent } from '../document/own-content.ts'
import type { CallQueue, StepOutcome, SyncOptions } from './call-queue.ts'
import { createDifference, isDifferent } from './difference.ts'
import { draftOf } from './draft.ts'
import { createServerKnowledge, type ServerKnowledge } from './server-knowledge.ts'
import type { SyncGateway } from './sync-gateway.ts'
import { noOtherTabs } from './write-lock.ts'

type Writing = typeof import('./writing.ts')['writing']

let loaded: Writing | undefined

/** The code that saves and merges; undefined until it is loaded. */
const loadedWriting = () => loaded

/** @throws Error if the code could not be fetched; the next call tries again */
export async function loadWriting(): Promise<Writing> {
  loaded ??= (await import('./writing.ts')).writing
  return loaded
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
  const known = createServerKnowledge({ ...options, kind, mergeCode: loadedWriting })
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
      // The editor shows that nothing is saved. If a new deployment has removed the code, `watchChunkErrors` reloads.
      announceFault(error)
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
