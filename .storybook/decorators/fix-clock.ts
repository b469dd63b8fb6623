import { type ClockName, clocks } from '../modes.ts'

export function fixClock(name: ClockName): () => void {
  const moment = clocks[name]
  if (moment === null) return () => undefined
  const RealDate = globalThis.Date
  const nowMs = RealDate.parse(moment)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [nowMs] : args),
    apply: () => new RealDate(nowMs).toString(),
    get: (target, key) => (key === 'now' ? () => nowMs : Reflect.get(target, key)),
  })
  return () => {
    globalThis.Date = RealDate
  }
}
