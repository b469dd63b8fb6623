export type Bytes = Uint8Array<ArrayBuffer>

/** Seeded pseudo-random numbers (mulberry32), the same in every run. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) % Math.max(1, below)
  }
}

const MAX_CHANGED_BYTES = 64

/** Simulates a bad disk or a broken transfer: some bytes are missing, changed or repeated. */
export function variantOf(bytes: Bytes, random: (below: number) => number): Bytes {
  const from = random(bytes.length)
  const to = Math.min(bytes.length, from + 1 + random(MAX_CHANGED_BYTES))
  const way = random(3)
  if (way === 1) {
    const flipped = bytes.slice()
    flipped[from] = (flipped[from] ?? 0) ^ (1 << random(8))
    return flipped
  }
  const [before, behind] = way === 0 ? [from, to] : [to, from]
  const made = new Uint8Array(before + bytes.length - behind)
  made.set(bytes.subarray(0, before))
  made.set(bytes.subarray(behind), before)
  return made
}

/** Number of words of `whole` that are missing from `read`, counting repetitions. */
export function lostWords(whole: string, read: string): number {
  const counts = new Map<string, number>()
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
  for (const word of words(read)) counts.set(word, (counts.get(word) ?? 0) + 1)
  let lost = 0
  for (const word of words(whole)) {
    const count = counts.get(word) ?? 0
    if (count === 0) lost += 1
    else counts.set(word, count - 1)
  }
  return lost
}
