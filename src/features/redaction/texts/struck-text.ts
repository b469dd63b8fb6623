import type { Place } from '../jobs/redaction.ts'

/** Written in the place of what is struck; always the same, so that no length is given away. */
export const STRUCK_TEXT = '███'

/** Sorted places of a part, without overlaps. */
export function joinedPlaces(places: readonly Pick<Place, 'start' | 'end'>[]) {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of [...places].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** The pieces of a text; those that are struck have `isStruck`. */
export function piecesOf(text: string, places: readonly Pick<Place, 'start' | 'end'>[]) {
  const pieces: { text: string; start: number; isStruck: boolean }[] = []
  let from = 0
  for (const { start, end } of joinedPlaces(places)) {
    if (start > from) pieces.push({ text: text.slice(from, start), start: from, isStruck: false })
    pieces.push({ text: STRUCK_TEXT, start, isStruck: true })
    from = end
  }
  if (from < text.length) pieces.push({ text: text.slice(from), start: from, isStruck: false })
  return pieces
}

export const strikePlaces = (text: string, places: readonly Pick<Place, 'start' | 'end'>[]) =>
  piecesOf(text, places)
    .map((piece) => piece.text)
    .join('')
