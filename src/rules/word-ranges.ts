/** A word and its time, in seconds. */
export interface SpokenWord {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface WordRange {
  readonly start: number
  readonly end: number
  /** Seconds. */
  readonly from: number
  readonly to: number
}

/** Distance to search ahead for a word, in characters, so that a missing one does not shift all that follow. */
const MAX_DISTANCE = 80

export function wordRanges(text: string, words: readonly SpokenWord[]): WordRange[] {
  const ranges: WordRange[] = []
  let at = 0
  for (const word of words) {
    const found = text.indexOf(word.text, at)
    if (word.text === '' || found === -1 || found - at > MAX_DISTANCE) continue
    const end = found + word.text.length
    ranges.push({ start: found, end, from: word.start, to: word.end })
    at = end
  }
  return ranges
}

/** The word spoken at a moment; between two words the previous one. */
export function wordAtTime(ranges: readonly WordRange[], seconds: number): WordRange | undefined {
  let low = 0
  let high = ranges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.from ?? Number.POSITIVE_INFINITY) <= seconds) low = middle + 1
    else high = middle
  }
  return ranges[low - 1]
}

export function wordAtPlace(ranges: readonly WordRange[], place: number): WordRange | undefined {
  return ranges.findLast((range) => range.start <= place)
}
