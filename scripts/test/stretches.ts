import type { Step } from './steps.ts'

/** Steps that run one after the other. */
type Row = readonly Step[]

/**
 * The steps in their order, cut into stretches that follow one another. A stretch is a step by itself, or neighbours
 * with a row: its rows run beside each other.
 */
export function stretchesOf(steps: readonly Step[]): readonly (readonly Row[])[] {
  const stretches: Step[][] = []
  let isOpen = false
  for (const step of steps) {
    const last = stretches.at(-1)
    if (last && isOpen && step.row) last.push(step)
    else stretches.push([step])
    isOpen = step.row !== undefined
  }
  return stretches.map((stretch) => [...Map.groupBy(stretch, ({ row }) => row).values()])
}
