import { type Refusals as FieldRefusals, refusalsOf } from '#src/api/api-error.ts'
import { serverWords } from '#src/api/server-words.ts'
import type { Call } from './next-call.ts'

export interface Refused {
  readonly kind: 'order' | 'removal' | 'defaults'
  readonly message: string | undefined
  readonly fields: FieldRefusals
}

const kinds = { sort: 'order', delete: 'removal', defaults: 'defaults' } as const

export type RefusableCall = Extract<Call, { kind: keyof typeof kinds }>

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
