import type { Mutant } from './find-mutants.ts'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const overlaps = (one: Mutant, other: Mutant) =>
  one.file === other.file && one.start < other.end && other.start < one.end

/** Draws mutants that do not overlap, so that all can be in the code at the same time. */
export function drawMutants(candidates: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const random = seeded(seed)
  const left = [...candidates]
  const drawn: Mutant[] = []
  while (drawn.length < count && left.length > 0) {
    const [mutant] = left.splice(Math.floor(random() * left.length), 1)
    if (mutant && !drawn.some((other) => overlaps(mutant, other))) drawn.push(mutant)
  }
  return drawn.toSorted((a, b) => a.file.localeCompare(b.file, 'en') || a.start - b.start)
}
