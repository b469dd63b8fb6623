import * as z from 'zod/mini'
import { explainError } from '#mocks/control/explain-error.ts'
import type { Match } from '#mocks/http/route-table.ts'
import { FailureEnvelope } from '#src/contract/envelope.ts'

const Success = z.object({ success: z.literal(true), data: z.optional(z.unknown()) })

/** Differences between a backend's answer to a call and the contract, in words; empty if there are none. */
export function differencesOf(match: Match, status: number, text: string): readonly string[] {
  if (match.kind !== 'found') return ['the contract has no such call']
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return ['the answer is not JSON']
  }
  const envelope = z.safeParse(status < 400 ? Success : FailureEnvelope, body, { reportInput: true })
  if (!envelope.success) return explainError(envelope.error).split('; ')
  if (!('data' in envelope.data) || status >= 400) return []
  const data = z.core.safeParse(match.endpoint.data, envelope.data.data, { reportInput: true })
  return data.success
    ? []
    : explainError(data.error)
        .split('; ')
        .map((each) => `data.${each}`)
}
