import { performance } from 'node:perf_hooks'

/** One measured figure; the table shows its `unit`. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
}

/** The value that this share of the samples does not exceed; `share` from 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5)

/** Median time of a run in milliseconds, after some runs to warm up. */
export async function medianMs(
  run: (index: number) => unknown,
  samples = 200,
  warmUps = 20,
): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < samples + warmUps; index += 1) {
    const start = performance.now()
    await run(index)
    if (index >= warmUps) times.push(performance.now() - start)
  }
  return median(times)
}
