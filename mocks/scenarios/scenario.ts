import type { FaultRule } from '#mocks/http/faults.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** A world to begin with, the same for the app, the tests and the stories. */
export interface Scenario {
  /** What it is good for, one sentence for designers. */
  description: string
  /** Fills the empty world. */
  seed(tx: Transaction): void
  /** Some of its projects stay as they are for ever, to be looked at. */
  isHeld?: boolean
  latency?: LatencyProfile
  faults?: readonly FaultRule[]
}
