/** Up to this many changed items on each side are compared pairwise; above it all count as new. */
const MAX_COMPARED = 400

export interface Pair {
  readonly before: number
  readonly after: number
}

export function commonPairs(before: readonly string[], after: readonly string[]): Pair[] {
  let head = 0
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1
  let tail = 0
  const shorter = Math.min(before.length, after.length) - head
  while (tail < shorter && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const pairs: Pair[] = []
  for (let index = 0; index < head; index += 1) pairs.push({ before: index, after: index })
  const [rows, columns] = [before.length - tail - head, after.length - tail - head]
  if (rows > 0 && columns > 0 && rows <= MAX_COMPARED && columns <= MAX_COMPARED) {
    const width = columns + 1
    const lengths = new Uint16Array((rows + 1) * width)
    const at = (row: number, column: number) => lengths[row * width + column] ?? 0
    for (let row = rows - 1; row >= 0; row -= 1) {
      for (let column = columns - 1; column >= 0; column -= 1) {
        const isSame = before[head + row] === after[head + column]
        lengths[row * width + column] = isSame
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
      }
    }
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (before[head + row] === after[head + column]) {
        pairs.push({ before: head + row, after: head + column })
        row += 1
        column += 1
      } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
      else column += 1
    }
  }
  for (let left = tail; left > 0; left -= 1) {
    pairs.push({ before: before.length - left, after: after.length - left })
  }
  return pairs
}
