const RANGE = /^(\d{1,7})(?:\s*[-–—]\s*(\d{1,7}))?$/

/**
 * Parses places of blocks such as `1–3, 5`; returns them sorted and unique.
 * @param count number of blocks; places run from 1 to it
 * @returns undefined for invalid text or a place that does not exist
 */
export function parsePlaces(text: string, count: number): number[] | undefined {
  const places = new Set<number>()
  for (const part of text.split(/[,;]/)) {
    const [, first = '', last = first] = RANGE.exec(part.trim()) ?? []
    const [from, to] = [Number(first), Number(last)]
    if (first === '' || from < 1 || to < from || to > count) return undefined
    for (let place = from; place <= to; place += 1) places.add(place)
  }
  return [...places].sort((a, b) => a - b)
}
