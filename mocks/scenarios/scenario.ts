import type { BackendProfile } from '#mocks/http/backend-profile.ts'
import type { Fault, FaultRule } from '#mocks/http/faults.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Endpoints } from '#src/contract/endpoints.ts'

export interface Scenario {
  description: string
  seed(tx: Transaction): void
  /** Keeps some of its projects running forever, so that their running state can be examined. */
  isHeld?: boolean
  latency?: LatencyProfile
  /** Answers as other backends do instead of as in the contract. */
  backend?: BackendProfile
  faults?: readonly FaultRule[]
}

/** The same fault in each of these calls. */
export const failCalls = (fault: Fault, ...calls: readonly (keyof Endpoints)[]): FaultRule[] =>
  calls.map((endpoint) => ({ endpoint, fault }))

/** Refuses each of these calls at its own field. */
export const refuseCalls = (
  fields: Partial<Record<keyof Endpoints, Readonly<Record<string, string>>>>,
): FaultRule[] =>
  Object.entries(fields).map(([endpoint, texts]) => ({
    endpoint,
    fault: {
      kind: 'status',
      status: 422,
      errors: Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, [text]])),
    },
  }))
