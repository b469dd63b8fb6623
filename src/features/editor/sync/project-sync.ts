import { ApiError } from '#src/api/api-error.ts'
import type { Project } from '#src/contract/project.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import { acknowledgeAdded, acknowledgeDeleted, acknowledgeSaved, acknowledgeUpdated } from './acknowledge.ts'
import { acknowledgeDefaults } from './acknowledge-defaults.ts'
import { createDifference, isDifferent } from './difference.ts'
import { draftOf } from './draft.ts'
import { mergeProject } from './merge-project.ts'
import { type Call, nextCall } from './next-call.ts'
import { copyOf, type ServerBlock, type ServerCopy, withBlock, withoutBlock } from './server-copy.ts'
import { failureOf, type SyncGateway, type WriteFailure } from './sync-gateway.ts'
import { alone, type WriteTurns } from './write-turns.ts'

/** Outcome of one step: `idle` when the server has everything that it would take. */
export type StepOutcome = 'idle' | 'again' | WriteFailure

export interface SyncOptions {
  readonly store: EditorStore
  readonly gateway: SyncGateway
  readonly copy: ServerCopy
  readonly turns?: WriteTurns
  readonly attempts?: ReadonlyMap<string, readonly string[]>
  /** A fresh project came from the server; `conflicts` blocks had been changed on both sides. */
  readonly onRefreshed?: (project: Project, conflicts: number) => void
  /** An answer says anew which results are stale. */
  readonly onResults?: (project: Project) => void
  /** Text for a refusal that came without a message. */
  readonly refusalText?: () => string
}

/** How often in a row the server may say that it has moved on before the customer is told. */
const MAX_SURPRISES = 4

/**
 * The write queue of one project, a step at a time: compare, send one call, take its answer in. It holds no
 * timer; who calls `step` decides when. A call whose answer is lost is found out by the next comparison or
 * refused as outdated, never sent twice with two effects.
 */
export function createProjectSync({ store, gateway, ...options }: SyncOptions) {
  const turns = options.turns ?? alone
  let copy = options.copy
  let isRefreshDue = false
  let surprises = 0
  const attempts = new Map(options.attempts)
  const difference = createDifference()
  store.subscribeTouched(difference.touch)

  function remember({ key, text }: EditorBlock) {
    const sent = attempts.get(key) ?? []
    if (!sent.includes(text)) attempts.set(key, [...sent, text])
  }
  const versioned = (next: ServerCopy, version: number | undefined): ServerCopy =>
    version === undefined ? next : { ...next, version }

  function takeIn(project: Project) {
    const merge = mergeProject(store.getState(), copy, project, attempts)
    copy = copyOf(project)
    attempts.clear()
    store.replace(merge.state)
    options.onRefreshed?.(project, merge.conflicts)
  }

  async function send(call: Call) {
    switch (call.kind) {
      case 'defaults': {
        const project = await gateway.defaults(call)
        copy = versioned(acknowledgeDefaults(copy, call), project.version)
        options.onResults?.(project)
        return
      }
      case 'add': {
        remember(call.block)
        const theirs = await gateway.add(call)
        const added = acknowledgeAdded(store, copy, call.block, call.place, theirs)
        if (!added) {
          isRefreshDue = true
          return
        }
        // The answer does not tell the version; if somebody else wrote too, the guess shows as a difference.
        copy = versioned(added, copy.version + 1)
        attempts.delete(call.block.key)
        return
      }
      case 'update': {
        remember(call.block)
        const { block, version } = await gateway.update(call)
        copy = versioned(acknowledgeUpdated(store, copy, call.block, block), version)
        attempts.delete(call.block.key)
        return
      }
      case 'delete': {
        const { version } = await gateway.delete(call)
        copy = versioned(withoutBlock(copy, call.id), version)
        acknowledgeDeleted(store, call.id)
        return
      }
      case 'sort': {
        const { version } = await gateway.sort(call)
        const sorted = new Set(call.ids)
        const rest = copy.order.filter((id) => !sorted.has(id))
        const known = call.ids.filter((id) => copy.blocks.has(id))
        copy = versioned({ ...copy, order: [...known, ...rest] }, version)
        return
      }
      case 'save': {
        for (const block of call.blocks) remember(block)
        copy = acknowledgeSaved(store, call.blocks, await gateway.save(call))
        difference.touch()
        attempts.clear()
      }
    }
  }

  function markRefused(call: Call, error: unknown) {
    const message = error instanceof ApiError ? error.serverMessage : undefined
    const refusal = message ?? options.refusalText?.() ?? ''
    const blocks = call.kind === 'save' ? call.blocks : 'block' in call ? [call.block] : []
    let marked = false
    for (const sent of blocks) {
      if (store.getBlock(sent.key)?.text !== sent.text || sent.refusal !== undefined) continue
      if (call.kind === 'save' && sent.id !== undefined && copy.blocks.get(sent.id)?.text === sent.text)
        continue
      store.patch(sent.key, { refusal })
      marked = true
    }
    return marked
  }

  async function stepInTurn(): Promise<StepOutcome> {
    if (turns.hasOtherWritten()) isRefreshDue = true
    if (isRefreshDue) {
      try {
        const project = await gateway.fetch()
        isRefreshDue = false
        takeIn(project)
        return 'again'
      } catch (error) {
        return failureOf(error)
      }
    }
    const call = nextCall(store.getState(), copy, difference.of(store.getState(), copy))
    if (!call) {
      surprises = 0
      return 'idle'
    }
    try {
      turns.announce()
      await send(call)
      surprises = 0
      return 'again'
    } catch (error) {
      const failure = failureOf(error)
      if (failure === 'refused') return markRefused(call, error) ? 'again' : 'refused'
      if (failure !== 'moved-on') return failure
      isRefreshDue = true
      surprises += 1
      return surprises >= MAX_SURPRISES ? 'moved-on' : 'again'
    }
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
    /** The next step begins with what the server has now. */
    requestRefresh() {
      isRefreshDue = true
    },
    /** Takes a project that was fetched for another reason (polling, generating) in as well. */
    takeIn,
    /** For a block that the server made outside the queue, below the one of `aboveId`. */
    adopt(block: ServerBlock, aboveId: number, version: number) {
      const above = copy.order.indexOf(aboveId)
      copy = versioned(withBlock(copy, block, above === -1 ? copy.order.length : above + 1), version)
    },
    /** For a removal that was sent outside the queue and confirmed. */
    forget(id: number, version?: number) {
      copy = versioned(withoutBlock(copy, id), version)
    },
    getCopy: () => copy,
    getAttempts: (): ReadonlyMap<string, readonly string[]> => attempts,
    difference: () => difference.of(store.getState(), copy),
    /** What is here and not on the server, to be kept in this browser. */
    draft: () => draftOf(store.getState(), copy, attempts, difference.of(store.getState(), copy)),
    /** Whether something is here that the server does not have. */
    isDirty: () => isDifferent(difference.of(store.getState(), copy)),
  }
}

export type ProjectSync = ReturnType<typeof createProjectSync>
