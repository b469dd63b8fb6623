import { ApiError, type Refusals as FieldRefusals, refusalsOf } from '#src/api/api-error.ts'
import { isTooLarge, serverWords } from '#src/api/server-words.ts'
import type { Project } from '#src/contract/project.ts'
import { type EditorBlock, isSameContent } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import type { Difference } from './difference.ts'
import { type Call, callsFor } from './next-call.ts'
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

const PLACE = /^blocks\.(\d+)(?:\.|$)/

/**
 * Finds the refused blocks of a write by their index, with the server's message for each. If it names no
 * block, all are refused with the message about the request. A message is undefined if the server sent none.
 */
export function blockRefusals(error: unknown, count: number): ReadonlyMap<number, string | undefined> {
  const fields = error instanceof ApiError ? Object.entries(error.fieldErrors) : []
  const named = new Map<number, string>()
  for (const [field, message] of fields) {
    const place = Number(PLACE.exec(field)?.[1] ?? Number.NaN)
    if (place < count && !named.has(place)) named.set(place, message)
  }
  if (named.size > 0) return named
  const whole = fields[0]?.[1] ?? (error instanceof ApiError ? error.serverMessage : undefined)
  return new Map(Array.from({ length: count }, (_, place) => [place, whole]))
}

interface RefusedCall {
  readonly store: EditorStore
  readonly copy: ServerCopy
  readonly call: Extract<Call, { kind: 'add' | 'update' | 'save' }>
  readonly error: unknown
  readonly fallback: string
}

/**
 * Blocks of a refused list that can be the reason: new ones, of which there may be too many; otherwise all
 * changed ones.
 */
function possibleCauses(blocks: readonly EditorBlock[], copy: ServerCopy) {
  const added = blocks.filter(({ id }) => id === undefined)
  if (added.length > 0) return added
  return blocks.filter((block) => {
    const was = copy.blocks.get(block.id ?? 0)
    return !was || !isSameContent(block, was)
  })
}

function markRefusedBlocks({ store, copy, call, error, fallback }: RefusedCall) {
  const sent = call.kind === 'save' ? call.blocks : [call.block]
  const refusals = blockRefusals(error, sent.length)
  const blamed = new Set(
    refusals.size < sent.length ? sent : call.kind === 'save' ? possibleCauses(sent, copy) : sent,
  )
  for (const [place, block] of sent.entries()) {
    if (!refusals.has(place) || !blamed.has(block)) continue
    const here = store.getBlock(block.key)
    if (here && isSameContent(here, block))
      store.patch(block.key, { refusal: refusals.get(place) ?? fallback })
  }
}

function unmarkRefusedBlocks(store: EditorStore) {
  for (const { key, refusal } of store.getState().blocks.values()) {
    if (refusal !== undefined) store.patch(key, { refusal: undefined })
  }
}

export interface Refused {
  readonly kind: 'order' | 'removal' | 'defaults'
  readonly message: string | undefined
  readonly fields: FieldRefusals
}

const kinds = { sort: 'order', delete: 'removal', defaults: 'defaults' } as const

type RefusableCall = Extract<Call, { kind: keyof typeof kinds }>

const isRefusable = (call: Call): call is RefusableCall => call.kind in kinds

/** Equal for the same change, regardless of its version. */
function keyOf(call: RefusableCall) {
  if (call.kind === 'sort') return `sort ${call.ids}`
  if (call.kind === 'delete') return `delete ${call.id}`
  return `defaults ${JSON.stringify([call.values, call.shared])}`
}

/**
 * Calls refused by the server. They are not sent again until their content changes or the customer retries,
 * and everything else continues. Refused texts are marked at their blocks.
 */
function createRefusals() {
  const refused = new Map<string, Refused>()
  let isListTooLarge = false
  return {
    /** The list of all blocks is too large for one request: from now on they are sent one by one. */
    noteTooLargeList() {
      isListTooLarge = true
    },
    note(call: RefusableCall, error: unknown) {
      const fields = refusalsOf(error)
      const message = Object.values(fields).join(' ') || serverWords(error)
      refused.set(keyOf(call), { kind: kinds[call.kind], message, fields })
    },
    /**
     * Returns the first call that was not refused. Without one, forgets refused calls that are no longer
     * due.
     */
    next(calls: Iterable<Call>): Call | undefined {
      const wanted = new Set<string>()
      for (const call of calls) {
        if (call.kind === 'save' && isListTooLarge) continue
        const key = isRefusable(call) ? keyOf(call) : undefined
        if (key === undefined || !refused.has(key)) return call
        wanted.add(key)
      }
      for (const key of refused.keys()) if (!wanted.has(key)) refused.delete(key)
      return undefined
    },
    list: (): readonly Refused[] => [
      ...new Map([...refused.values()].map((one) => [one.kind, one])).values(),
    ],
    clear: () => refused.clear(),
  }
}

type Refusals = ReturnType<typeof createRefusals>

interface QueueOptions extends Omit<SyncOptions, 'kind' | 'lock' | 'isLocked'> {
  readonly kind: ContentKind
  readonly lock: WriteLock
  readonly isLocked: (block: EditorBlock) => boolean
  readonly known: ServerKnowledge
  readonly difference: () => Difference
}

interface WriterOptions extends QueueOptions {
  readonly refusals: Refusals
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
