import * as z from 'zod/mini'
import { createStoredSetting, type SettingDependencies } from '#mocks/kernel/transactions/stored-setting.ts'
import type { Clock } from './clock.ts'

const ClockSetting = z.object({ at: z.number(), origin: z.number(), speed: z.number() })

/** A clock whose state is part of the world. `follow` applies a change of another tab. */
export function createStoredClock(clock: Clock, parts: SettingDependencies): Clock & { follow(): void } {
  const { keep, follow } = createStoredSetting('clock', parts, (value) => {
    const state = z.safeParse(ClockSetting, value)
    if (state.success) clock.restore(state.data)
  })
  follow()
  return {
    now: clock.now,
    get state() {
      return clock.state
    },
    follow,
    advance(ms) {
      clock.advance(ms)
      keep(clock.state)
    },
    freeze(at) {
      clock.freeze(at)
      keep(clock.state)
    },
    run(speed) {
      clock.run(speed)
      keep(clock.state)
    },
    restore(state) {
      clock.restore(state)
      keep(clock.state)
    },
  }
}
