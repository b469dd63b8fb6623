import { commonPairs } from '#src/lib/common-pairs.ts'

const piecesOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? []

/** These pieces replace those from `start` up to `end`; an empty range is an insertion. */
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

/** Whether a change equals the other or continues it, as typing continues after a text was sent. */
const continuesChange = (a: Change, b: Change) =>
  a.start === b.start &&
  a.end === b.end &&
  (b.pieces.length > 0 || a.pieces.length === 0) &&
  b.pieces.every((piece, index) => a.pieces[index] === piece)

const isConflict = (a: Change, b: Change) =>
  (a.start < b.end && b.start < a.end) || (a.start === a.end && b.start === b.end && a.start === b.start)

const byPlace = (a: Change, b: Change) => a.start - b.start || a.end - b.end

const isWord = (piece: string | undefined) => piece !== undefined && /\S/u.test(piece)

/** Keeps words separate if one side removed the space after which the other wrote. */
const joinPieces = (pieces: readonly string[]) =>
  pieces.map((piece, index) => (isWord(piece) && isWord(pieces[index - 1]) ? ` ${piece}` : piece)).join('')

/**
 * Merges two changes of one text by words. Undefined for a conflict, in which one would overwrite the other.
 */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  if (mine === base || mine === theirs) return theirs
  if (theirs === base) return mine
  const pieces = piecesOf(base)
  const own = changesOf(pieces, piecesOf(mine))
  const there = changesOf(pieces, piecesOf(theirs)).filter(
    (change) => !own.some((mine) => continuesChange(mine, change)),
  )
  const here = own.filter((change) => !there.some((theirs) => continuesChange(theirs, change)))
  if (there.some((change) => here.some((mine) => isConflict(mine, change)))) return undefined
  let at = 0
  const merged: string[] = []
  for (const change of [...here, ...there].sort(byPlace)) {
    merged.push(...pieces.slice(at, change.start), ...change.pieces)
    at = change.end
  }
  return joinPieces([...merged, ...pieces.slice(at)])
}
