import type { FaultRule } from '#mocks/http/faults.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export interface Scenario {
  description: string
  seed(tx: Transaction): void
  /** Some of its projects never finish, so that their running state can be examined. */
  isHeld?: boolean
  latency?: LatencyProfile
  faults?: readonly FaultRule[]
}
