import type { FaultRule } from '#mocks/http/faults.ts'
import type { World } from '#mocks/world.ts'
import { outsidePages, type Page } from './device.ts'
import { nextTick } from './virtual-clock.ts'

/** Disturbance of one request. `held`: the number of actions before the request, or its response, arrives. */
export type Disturbance =
  | { readonly kind: 'none' }
  | { readonly kind: 'fault'; readonly rule: Pick<FaultRule, 'fault' | 'when'> }
  | { readonly kind: 'held'; readonly before: number; readonly after: number }

/** Ticks without activity until the network counts as settled, since reading a response takes several. */
const QUIET_TICKS = 5

/** A schedule that is still active after this many ticks never settles. */
const MAX_TICKS = 200_000

const abortError = () => new DOMException('aborted', 'AbortError')

/** The network between pages and a world. Each request takes the next disturbance of the list; later ones succeed. */
export function createNetwork(
  world: Pick<World, 'fetch' | 'faults'>,
  disturbances: readonly Disturbance[],
  mostTicks = MAX_TICKS,
) {
  let requests = 0
  let isCalm = false
  /** Active requests that are not held. */
  let running = 0
  let held: { left: number; go: () => void }[] = []

  const hold = (left: number) =>
    left === 0 || isCalm
      ? Promise.resolve()
      : new Promise<void>((go) => {
          running -= 1
          const arrive = () => {
            running += 1
            go()
          }
          held.push({ left, go: arrive })
        })

  async function answer(request: Request, disturbance: Disturbance) {
    if (disturbance.kind === 'held') await hold(disturbance.before)
    const remove =
      disturbance.kind === 'fault' ? world.faults.add({ ...disturbance.rule, times: 1 }) : undefined
    const isHanging = disturbance.kind === 'fault' && disturbance.rule.fault.kind === 'hang'
    const response = outsidePages(() => world.fetch(request))
    if (isHanging) running -= 1
    const answered = await response
    if (isHanging) running += 1
    remove?.()
    if (answered.type === 'error') throw new TypeError('Failed to fetch')
    const text = await outsidePages(() => answered.text())
    if (disturbance.kind === 'held') await hold(disturbance.after)
    const { status, headers } = answered
    return new Response(text, { status, headers })
  }

  return {
    async fetch(page: () => Page, input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
      if (page().isEnded()) return new Promise<never>(() => {})
      const disturbance = (isCalm ? undefined : disturbances[requests++]) ?? { kind: 'none' }
      const isHanging = disturbance.kind === 'fault' && disturbance.rule.fault.kind === 'hang'
      const { signal, ...rest } = init
      // A sent request arrives even if the page has aborted it.
      const request = new Request(new URL(String(input), 'http://localhost'), isHanging ? init : rest)
      running += 1
      const answered = answer(request, disturbance).finally(() => {
        running -= 1
      })
      answered.catch(() => undefined)
      const given = new Promise<never>((_, reject) => {
        if (signal?.aborted) reject(abortError())
        signal?.addEventListener('abort', () => reject(abortError()))
      })
      const response = await Promise.race([answered, given])
      return page().isEnded() ? new Promise<never>(() => {}) : response
    },
    /** Counts one action and releases the held requests that are due. */
    pass() {
      for (const one of held) one.left -= 1
      const ripe = held.filter(({ left }) => left <= 0)
      held = held.filter(({ left }) => left > 0)
      for (const { go } of ripe) go()
    },
    /** Ends all disturbances, also for requests under way. */
    calm() {
      isCalm = true
      for (const { go } of held.splice(0)) go()
    },
    /** Waits until no request is active. */
    async settle() {
      let ticks = 0
      for (let quiet = 0; quiet < QUIET_TICKS; quiet += running > 0 ? 0 : 1) {
        await nextTick()
        ticks += 1
        if (ticks > mostTicks) throw new Error(`${running} requests never come to rest`)
      }
    },
    isBusy: () => running > 0 || held.length > 0,
  }
}
