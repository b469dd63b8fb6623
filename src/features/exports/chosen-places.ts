const PART = /^(\d{1,7})(?:\s*[-–—]\s*(\d{1,7}))?$/

/**
 * Places of blocks as people write them: `1–3, 5`. In order and each once.
 * @param count how many blocks there are; places run from 1 to it
 * @returns undefined where it cannot be read or names a block that is not there
 */
export function readPlaces(text: string, count: number): number[] | undefined {
  const places = new Set<number>()
  for (const part of text.split(/[,;]/)) {
    const [, first = '', last = first] = PART.exec(part.trim()) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (first === '' || from < 1 || to < from || to > count) return undefined
    for (let place = from; place <= to; place += 1) places.add(place)
  }
  return [...places].sort((a, b) => a - b)
}
