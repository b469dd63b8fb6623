import { type ClockName, clocks } from '../modes.ts'

/** How far the clock has been moved since its story began, in ms. */
let movedMs = 0

/** Moves a clock that stands, of a story in which time has to pass: what is new to the app is what comes later. */
export function moveClock(ms: number): void {
  movedMs += ms
}

/** Stops the clock of the page at a moment; gives what starts it again. */
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
