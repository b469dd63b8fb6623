import { commonPairs } from '#src/lib/common-pairs.ts'

const piecesOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? []

/** Pieces from `start` up to `end` became these; nothing in between is an insertion. */
interface Change {
  readonly start: number
  readonly end: number
  readonly pieces: readonly string[]
}

function changesOf(base: readonly string[], next: readonly string[]): Change[] {
  const changes: Change[] = []
  let [start, from] = [0, 0]
  const close = (end: number, to: number) => {
    if (end > start || to > from) changes.push({ start, end, pieces: next.slice(from, to) })
  }
  for (const { before, after } of commonPairs(base, next)) {
    close(before, after)
    start = before + 1
    from = after + 1
  }
  close(base.length, next.length)
  return changes
}

/** Whether a change is the other one, or goes on from it, as typing goes on after a text was sent. */
const covers = (a: Change, b: Change) =>
  a.start === b.start &&
  a.end === b.end &&
  (b.pieces.length > 0 || a.pieces.length === 0) &&
  b.pieces.every((piece, index) => a.pieces[index] === piece)

const cross = (a: Change, b: Change) =>
  (a.start < b.end && b.start < a.end) || (a.start === a.end && b.start === b.end && a.start === b.start)

const byPlace = (a: Change, b: Change) => a.start - b.start || a.end - b.end

const isWord = (piece: string | undefined) => piece !== undefined && /\S/u.test(piece)

/** One side may have taken away the space behind which the other has written: words of both stay apart. */
const joined = (pieces: readonly string[]) =>
  pieces.map((piece, index) => (isWord(piece) && isWord(pieces[index - 1]) ? ` ${piece}` : piece)).join('')

/**
 * Two changes of one text in one: what either side did to its words. Undefined where they cross, so that one would
 * overwrite the other.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const pieces = piecesOf(base)
  const own = changesOf(pieces, piecesOf(mine))
  const there = changesOf(pieces, piecesOf(theirs)).filter(
    (change) => !own.some((mine) => covers(mine, change)),
  )
  const here = own.filter((change) => !there.some((theirs) => covers(theirs, change)))
  if (there.some((change) => here.some((mine) => cross(mine, change)))) return undefined
  let at = 0
  const merged: string[] = []
  for (const change of [...here, ...there].sort(byPlace)) {
    merged.push(...pieces.slice(at, change.start), ...change.pieces)
    at = change.end
  }
  return joined([...merged, ...pieces.slice(at)])
}
