import * as z from 'zod/mini'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { Task } from '#mocks/kernel/transactions/transactions.ts'
import type { Clock, ClockState } from './clock.ts'

const ClockSetting = z.object({ at: z.number(), origin: z.number(), speed: z.number() })
const SETTING = 'clock'

interface Parts {
  db: Database
  write<Result>(task: Task<Result>): Promise<Result>
}

/**
 * A clock whose state is part of the world, so that moved time survives a reload and is the same in all tabs.
 * `follow` takes over what another tab has set.
 */
export function keepClock(clock: Clock, { db, write }: Parts): Clock & { follow(): void } {
  let known: unknown
  function follow() {
    const value = db.settings.get(SETTING)?.value
    if (value === known) return
    known = value
    const state = z.safeParse(ClockSetting, value)
    if (state.success) clock.restore(state.data)
  }
  function keep() {
    const value: ClockState = clock.state
    void write((tx) => {
      const row = tx.settings.get(SETTING)
        ? tx.settings.update(SETTING, { value })
        : tx.settings.create({ id: SETTING, value })
      known = row.value
    })
  }
  follow()
  return {
    now: clock.now,
    get state() {
      return clock.state
    },
    follow,
    advance(ms) {
      clock.advance(ms)
      keep()
    },
    freeze(at) {
      clock.freeze(at)
      keep()
    },
    run(speed) {
      clock.run(speed)
      keep()
    },
    restore(state) {
      clock.restore(state)
      keep()
    },
  }
}
