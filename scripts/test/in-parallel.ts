import type { Step } from './steps.ts'

type NamedStep = Pick<Step, 'name' | 'needs'>

/**
 * Runs steps, `slots` of them in parallel. When a slot is free, starts the first step whose needs are done;
 * ignores a need that is not among the steps.
 *
 * @returns the results in the order of the steps
 */
export async function inParallel<S extends NamedStep, T>(
  steps: readonly S[],
  slots: number,
  run: (step: S) => Promise<T>,
): Promise<T[]> {
  const waiting = [...steps]
  const open = new Set(steps.map(({ name }) => name))
  const running = new Set<Promise<unknown>>()
  const outcomes = new Map<S, T>()

  const isReady = ({ needs = [] }: S) => !needs.some((need) => open.has(need))

  function begin(step: S): void {
    waiting.splice(waiting.indexOf(step), 1)
    const job = run(step).then((outcome) => {
      outcomes.set(step, outcome)
      open.delete(step.name)
      running.delete(job)
    })
    running.add(job)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < slots ? waiting.find(isReady) : undefined
    if (next) begin(next)
    else if (running.size > 0) await Promise.race(running)
    else throw new Error(`Steps that wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return steps.flatMap((step) => outcomes.get(step) ?? [])
}
