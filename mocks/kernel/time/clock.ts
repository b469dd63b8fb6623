/** State of a world's clock: `speed` 1 is real time, 0 is frozen; `at` is the world's time at `origin`. */
export interface ClockState {
  at: number
  origin: number
  speed: number
}

/** The only source of time in a world. Nothing waits for it: each request looks for due events. */
export interface Clock {
  now(): number
  advance(ms: number): void
  freeze(at?: number): void
  run(speed?: number): void
  readonly state: ClockState
  restore(state: ClockState): void
}

type RealTime = () => number

export function createClock(initial: Partial<ClockState> = {}, realTime: RealTime = Date.now): Clock {
  const started = realTime()
  let state: ClockState = { at: started, origin: started, speed: 1, ...initial }
  const now = () => Math.round(state.at + (realTime() - state.origin) * state.speed)
  const set = (at: number, speed: number) => {
    state = { at, origin: realTime(), speed }
  }
  return {
    now,
    advance: (ms) => set(now() + ms, state.speed),
    freeze: (at = now()) => set(at, 0),
    run: (speed = 1) => set(now(), speed),
    get state() {
      return state
    },
    restore: (next) => {
      state = next
    },
  }
}

export const realClock = () => createClock()

export const frozenClock = (at: number | string) => createClock({ at: new Date(at).getTime(), speed: 0 })
