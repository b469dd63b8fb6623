/** How a world's clock runs: `speed` 1 is real time, 0 is frozen; `at` is the world's time at `origin`. */
export interface ClockState {
  /** World time in ms since 1970 at the moment `origin`. */
  at: number
  /** Real time in ms since 1970 from which the clock runs. */
  origin: number
  /** World milliseconds per real millisecond. */
  speed: number
}

/** The only source of time in a world. Nothing waits on it: what is due is found when somebody asks. */
export interface Clock {
  /** World time in ms since 1970. */
  now(): number
  /** Moves the world's time on; a frozen clock stays frozen. */
  advance(ms: number): void
  /** Stops the world's time, at a given moment or where it is. */
  freeze(at?: number): void
  /** Lets the world's time run from where it is. `speed` 1 is real time. */
  run(speed?: number): void
  readonly state: ClockState
  restore(state: ClockState): void
}

type RealTime = () => number

/** A clock in the given state over real time, which tests may replace. */
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

/** A clock that runs with real time. */
export const realClock = () => createClock()

/** A clock that stands still until it is moved on. */
export const frozenClock = (at: number | string) => createClock({ at: new Date(at).getTime(), speed: 0 })
