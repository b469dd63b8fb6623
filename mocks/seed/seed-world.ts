import type { Snapshot } from '#mocks/kernel/db/database.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import recordedWorld from './recorded-world.json' with { type: 'json' }

/**
 * The world is recorded at a moment 250,000 years ahead. So a number from here on is a moment, in ms since 1970, that
 * depends on when the world starts; fixed moments, amounts and sizes are smaller.
 */
const FIRST_MOVED_MOMENT = 1_000_000_000_000_000

/** A frozen copy whose moments that depend on the start of the world are later by this many ms. */
function moved(value: unknown, ms: number): unknown {
  if (typeof value === 'number') return value < FIRST_MOVED_MOMENT ? value : value + ms
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.freeze(value.map((child) => moved(child, ms)))
  const copy: Record<string, unknown> = {}
  for (const [key, child] of Object.entries(value)) copy[key] = moved(child, ms)
  return Object.freeze(copy)
}

/**
 * Copies the demo accounts, as `buildWorld` built them once for `node scripts/record-world.ts`, to the present moment.
 * Copying takes a tenth of the time that building and checking them takes in a browser that has just started.
 */
export function seedWorld(tx: Transaction): void {
  tx.copy(moved(recordedWorld.rows, tx.now - recordedWorld.at) as Snapshot)
}
