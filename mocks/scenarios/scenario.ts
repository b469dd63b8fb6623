import type { Transaction } from '#mocks/db/transaction.ts'
import type { FaultRule } from '#mocks/http/faults.ts'
import type { LatencyProfile } from '#mocks/http/latency.ts'

/** A world to begin with, the same for the app, the tests and the stories. */
export interface Scenario {
  /** What it is good for, one sentence for designers. */
  description: string
  /** Fills the empty world. */
  seed(tx: Transaction): void
  latency?: LatencyProfile
  faults?: readonly FaultRule[]
}
