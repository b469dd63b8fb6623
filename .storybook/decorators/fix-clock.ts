import { type ClockName, clocks } from '../modes.ts'

/** How far the clock has moved since the story started, in ms. */
let movedMs = 0

/** Moves the stopped clock of a story in which time has to pass. */
export function moveClock(ms: number): void {
  movedMs += ms
}

/** Stops the page's clock at a moment. Returns a function that restores it. */
export function fixClock(name: ClockName): () => void {
  const moment = clocks[name]
  if (moment === null) return () => undefined
  const RealDate = globalThis.Date
  const now = () => RealDate.parse(moment) + movedMs
  movedMs = 0
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
