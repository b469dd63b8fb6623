import { seededChance } from '#mocks/domain/chance.ts'

export const latencyProfiles = ['none', 'fast', 'typical', 'slow'] as const
export type LatencyProfile = (typeof latencyProfiles)[number]

/** Range of delays, in ms. */
const delaysByProfile: Readonly<Record<LatencyProfile, readonly [number, number]>> = {
  none: [0, 0],
  fast: [20, 60],
  typical: [120, 400],
  slow: [900, 2500],
}
/** Upload speeds in bytes per ms; 1,000 are one MB/s. */
const uploadSpeeds = { none: Number.POSITIVE_INFINITY, fast: 200_000, typical: 60_000, slow: 8_000 } as const
export const isLatencyProfile = (name: string): name is LatencyProfile => Object.hasOwn(delaysByProfile, name)

export class Latency {
  #profile: LatencyProfile = 'none'
  #chance: () => number
  #onEdit: () => void = () => undefined

  constructor(seed: number) {
    this.#chance = seededChance(seed)
  }

  get profile(): LatencyProfile {
    return this.#profile
  }

  set profile(profile: LatencyProfile) {
    this.#profile = profile
    this.#onEdit()
  }

  /** Applies a profile that was set in another tab or stored. */
  restore(profile: LatencyProfile): void {
    this.#profile = profile
  }

  /** Calls the listener when the profile is set in this tab. */
  onEdit(listener: () => void): void {
    this.#onEdit = listener
  }

  get bytesPerMs(): number {
    return uploadSpeeds[this.#profile]
  }

  next(): number {
    const [from, to] = delaysByProfile[this.#profile]
    return to === 0 ? 0 : Math.round(from + (to - from) * this.#chance())
  }
}

export function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
