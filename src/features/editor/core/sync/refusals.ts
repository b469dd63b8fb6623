import { ApiError, type Refusals as FieldRefusals, refusalsOf } from '#src/api/api-error.ts'
import { serverWords } from '#src/api/server-words.ts'
import { type EditorBlock, isSameContent } from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { Call } from './next-call.ts'
import type { ServerCopy } from './server-copy.ts'

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

export function markRefusedBlocks({ store, copy, call, error, fallback }: RefusedCall) {
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

export function unmarkRefusedBlocks(store: EditorStore) {
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

export const isRefusable = (call: Call): call is RefusableCall => call.kind in kinds

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
export function createRefusals() {
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

export type Refusals = ReturnType<typeof createRefusals>
