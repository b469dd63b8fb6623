import * as z from 'zod/mini'
import { explainError } from '#mocks/control/explain-error.ts'
import type { Match } from '#mocks/http/route-table.ts'
import { FailureEnvelope } from '#src/contract/envelope.ts'

const Success = z.object({ success: z.literal(true) })

/** Differences between a backend's answer to a call and the contract, in words; empty if there are none. */
export function differencesOf(match: Match, status: number, text: string): readonly string[] {
  if (match.kind !== 'found') return ['the contract has no such call']
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return ['the answer is not JSON']
  }
  if (status >= 400) return differencesFromSchema(FailureEnvelope, body)
  const found = differencesFromSchema(Success, body)
  if (typeof body !== 'object' || body === null || !('data' in body)) return found
  return [...found, ...differencesFromSchema(match.endpoint.data, body.data).map((each) => `data.${each}`)]
}

function differencesFromSchema(schema: z.core.$ZodType, value: unknown): readonly string[] {
  const { error } = z.core.safeParse(schema, value, { reportInput: true })
  return error ? explainError(error).split('; ') : []
}
