import { wholeLength } from './cut-to.ts'

/** Where to cut at or before `limit`: behind a sentence, else behind a space, never inside a character. */
export function cutPlace(text: string, limit: number): number {
  if (text.length <= limit) return text.length
  const window = text.slice(0, limit)
  const sentenceEnd = Math.max(...['. ', '! ', '? ', '… ', '\n'].map((mark) => window.lastIndexOf(mark)))
  if (sentenceEnd > limit / 2) return sentenceEnd + 1
  const space = window.search(/\s\S*$/)
  if (space > 0) return space
  const whole = wholeLength(text, limit)
  // Of one that alone is longer than the limit, at least no surrogate pair is halved.
  const code = text.charCodeAt(whole - 1)
  return code >= 0xd800 && code <= 0xdbff ? whole - 1 : whole
}

/** A text in pieces of at most `limit` UTF-16 units, none of them empty. */
export function* portionsOf(text: string, limit: number): Generator<string> {
  let from = 0
  while (from < text.length) {
    // With the whole character that follows: by it alone is known whether it is joined to the last one.
    const length = cutPlace(text.slice(from, from + limit + 2), limit)
    const portion = text.slice(from, from + length).trim()
    if (portion) yield portion
    from += length
  }
}
