import { RAISED_NUMBER, raisedNumber } from '#src/rules/raised-number.ts'
import type { PlacedText } from './text-rows.ts'

/** A raised number, such as that of a footnote, is smaller than its text and starts where that ends. */
const MAX_SIZE_SHARE = 0.85
const [LEAST_RAISED, MOST_RAISED] = [0.15, 0.8]
const MAX_GAP = 0.3

function isRaised(part: PlacedText, before: PlacedText): boolean {
  const rise = before.base - part.base
  return (
    part.size < before.size * MAX_SIZE_SHARE &&
    rise > before.size * LEAST_RAISED &&
    rise < before.size * MOST_RAISED &&
    Math.abs(part.left - before.right) < before.size * MAX_GAP
  )
}

/** Writes raised numbers with raised digits, on the line of their text: “May12” is “May¹²”. */
export function withRaisedNumbers<Part extends PlacedText>(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const before = parts[index - 1]
    if (!before || !RAISED_NUMBER.test(part.text.trim()) || !isRaised(part, before)) return part
    return { ...part, text: raisedNumber(part.text), base: before.base }
  })
}
