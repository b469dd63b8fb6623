import { seededChance } from '#mocks/domain/chance.ts'
import { rentIncome } from '#mocks/domain/rental.ts'
import { credit } from '#mocks/domain/wallet.ts'
import { bookMovement, walletOf } from '#mocks/features/billing/ledger.ts'
import { costOfUnits } from '#mocks/features/projects/figures.ts'
import type { CloneRow } from '#mocks/kernel/rows/cloning-rows.ts'
import { lightEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { speechUnits } from '#src/rules/price.ts'

interface RentEvent {
  project_id: number
  /** Number of this use of the voice, from 1. */
  turn: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A short wait for the first use, so that the customer soon sees the effect of renting out a voice. */
const FIRST_MS = 2 * MINUTE_MS
const MIN_WAIT_MS = 3 * HOUR_MS
const MAX_WAIT_MS = 30 * HOUR_MS
const MIN_TEXT_LENGTH = 200
const MAX_TEXT_LENGTH = 3000

const keyOf = (projectId: number) => `project:${projectId}`

/** Two numbers from 0 up to 1 for one use: the same in every run of the same world. */
function chancesOf({ project_id, turn }: RentEvent) {
  const chance = seededChance(project_id * 10_007 + turn)
  return { wait: chance(), length: chance() }
}

const valueBetween = (from: number, to: number, share: number) => Math.floor(from + (to - from) * share)

const earnRent = lightEvent<RentEvent>('earn-rent', {
  happen({ tx, payload, at }) {
    const project = tx.projects.get(payload.project_id)
    const clone = tx.clones.get(payload.project_id)
    if (!project || !clone?.is_rented || clone.voice_id === null) return
    const { length } = chancesOf(payload)
    const voice = tx.voices.need(clone.voice_id)
    const units = speechUnits(valueBetween(MIN_TEXT_LENGTH, MAX_TEXT_LENGTH, length), voice.price_multiplier)
    const income = rentIncome(costOfUnits(tx, 'text-to-speech', units))
    if (income > 0) {
      const movement = credit(walletOf(tx, project.customer_id), 'rental_income', income)
      bookMovement(tx, project.customer_id, movement, { project, at })
    }
    tx.voices.update(voice.id, { usage_count: voice.usage_count + 1 })
    planNext(tx, { ...payload, turn: payload.turn + 1 }, at)
  },
})

/** Counts from the previous use, so that income from an absence is included. */
function planNext(tx: Transaction, rent: RentEvent, from: number) {
  const afterMs = valueBetween(MIN_WAIT_MS, MAX_WAIT_MS, chancesOf(rent).wait)
  tx.agenda.plan(earnRent, rent, { at: from + afterMs, key: keyOf(rent.project_id) })
}

/**
 * Starts uses of a finished voice that is rented out, or stops them.
 * @param firstMs time until the first use, in ms
 */
export function saveRent(tx: Transaction, clone: CloneRow, firstMs = FIRST_MS): void {
  const key = keyOf(clone.id)
  if (!clone.is_rented || clone.voice_id === null) {
    tx.agenda.cancel(key, earnRent)
    return
  }
  if (tx.agenda.planned(key).some(({ kind }) => kind === earnRent.kind)) return
  const turn = (tx.voices.get(clone.voice_id)?.usage_count ?? 0) + 1
  tx.agenda.plan(earnRent, { project_id: clone.id, turn }, { afterMs: firstMs, key })
}

export const rentEvents = [earnRent]
