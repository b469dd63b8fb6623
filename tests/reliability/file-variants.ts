export type Bytes = Uint8Array<ArrayBuffer>

/** The same numbers in every run (mulberry32). */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) % Math.max(1, below)
  }
}

const LONGEST = 64

/** A file as a bad disk or a broken transfer leaves it: some bytes are missing, one is another, or some come twice. */
export function variantOf(bytes: Bytes, random: (below: number) => number): Bytes {
  const from = random(bytes.length)
  const to = Math.min(bytes.length, from + 1 + random(LONGEST))
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

/** How much of a text is lost: the share of its words that another one has not, each as often as it is there. */
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
