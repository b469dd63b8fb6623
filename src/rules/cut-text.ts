import { wholeLength } from './cut-to.ts'

/** Cut position at or before `limit`: after a sentence, else after a space, never inside a character. */
export function cutPlace(text: string, limit: number): number {
  if (text.length <= limit) return text.length
  const window = text.slice(0, limit)
  const sentenceEnd = Math.max(...['. ', '! ', '? ', '… ', '\n'].map((mark) => window.lastIndexOf(mark)))
  if (sentenceEnd > limit / 2) return sentenceEnd + 1
  const space = window.search(/\s\S*$/)
  if (space > 0) return space
  const whole = wholeLength(text, limit)
  // A single character longer than the limit is cut, but never inside a surrogate pair.
  const code = text.charCodeAt(whole - 1)
  return code >= 0xd800 && code <= 0xdbff ? whole - 1 : whole
}

/** Splits a text into pieces of at most `limit` UTF-16 units, none of them empty. */
export function* portionsOf(text: string, limit: number): Generator<string> {
  let from = 0
  while (from < text.length) {
    // Includes the next whole character, because only it shows whether it is joined to the last one.
    const length = cutPlace(text.slice(from, from + limit + 2), limit)
    const portion = text.slice(from, from + length).trim()
    if (portion) yield portion
    from += length
  }
}
