/** Above this many comparisons only the start and end of a text are matched: the middle counts as new. */
const MAX_COMPARISONS = 4_000_000

interface Texted {
  readonly text: string
}

/** For each written word the index of its matching read word, by their longest common subsequence; −1 for a new word. */
export function matchWords(written: readonly Texted[], read: readonly Texted[]): number[] {
  const matched = new Array<number>(written.length).fill(-1)
  let from = 0
  while (from < written.length && from < read.length && written[from]?.text === read[from]?.text) {
    matched[from] = from
    from += 1
  }
  let [lastWritten, lastRead] = [written.length, read.length]
  while (
    lastWritten > from &&
    lastRead > from &&
    written[lastWritten - 1]?.text === read[lastRead - 1]?.text
  ) {
    lastWritten -= 1
    lastRead -= 1
    matched[lastWritten] = lastRead
  }
  const rows = lastWritten - from
  const columns = lastRead - from
  if (rows * columns === 0 || rows * columns > MAX_COMPARISONS) return matched
  const width = columns + 1
  const longest = new Uint16Array((rows + 1) * width)
  const isSame = (row: number, column: number) => written[from + row]?.text === read[from + column]?.text
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const below = longest[(row + 1) * width + column] ?? 0
      const beside = longest[row * width + column + 1] ?? 0
      const across = (longest[(row + 1) * width + column + 1] ?? 0) + 1
      longest[row * width + column] = isSame(row, column) ? across : Math.max(below, beside)
    }
  }
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    if (isSame(row, column)) {
      matched[from + row] = from + column
      row += 1
      column += 1
    } else if ((longest[(row + 1) * width + column] ?? 0) >= (longest[row * width + column + 1] ?? 0))
      row += 1
    else column += 1
  }
  return matched
}
