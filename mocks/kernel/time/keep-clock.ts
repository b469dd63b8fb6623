import * as z from 'zod/mini'
import { keepSetting, type SettingParts } from '#mocks/kernel/transactions/keep-setting.ts'
import type { Clock } from './clock.ts'

const ClockSetting = z.object({ at: z.number(), origin: z.number(), speed: z.number() })

/** A clock whose state is part of the world. `follow` applies a change of another tab. */
export function keepClock(clock: Clock, parts: SettingParts): Clock & { follow(): void } {
  const { keep, follow } = keepSetting('clock', parts, (value) => {
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
