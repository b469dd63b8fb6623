const NOT_LETTER = /[^\p{L}\p{N}]/u

/** Maximum number of letters that may be missing between two typed ones. */
const MAX_GAP = 2

const startsWord = (text: string, place: number) => place === 0 || NOT_LETTER.test(text[place - 1] ?? '')

/** Whether letters follow each other with small gaps, or continue at the start of a later word: `dbng`, `tts`. */
function inOrder(text: string, letters: string, previous: number): boolean {
  const [letter] = letters
  if (letter === undefined) return true
  for (let place = previous + 1; place < text.length; place += 1) {
    const isNear = place - previous <= MAX_GAP + 1
    if (text[place] !== letter || !(isNear || startsWord(text, place))) continue
    if (inOrder(text, letters.slice(1), place)) return true
  }
  return false
}

function abbreviates(text: string, word: string) {
  for (let place = text.indexOf(word[0] ?? ''); place >= 0; place = text.indexOf(word[0] ?? '', place + 1))
    if (startsWord(text, place) && inOrder(text, word.slice(1), place)) return true
  return false
}

/** 0 at the start of the text, 1 at the start of a word, 2 inside a word, 3 as an abbreviation. */
function rankWord(text: string, word: string) {
  if (text.startsWith(word)) return 0
  let place = text.indexOf(word)
  if (place < 0) return abbreviates(text, word) ? 3 : undefined
  for (; place >= 0; place = text.indexOf(word, place + 1)) if (startsWord(text, place)) return 1
  return 2
}

/**
 * How well a text matches all words of a search, in any order; undefined if one of them is missing. Lower is better.
 * Both must be plain text.
 */
export function rankMatch(text: string, searched: string): number | undefined {
  let sum = 0
  for (const word of searched.split(/\s+/)) {
    const rank = rankWord(text, word)
    if (rank === undefined) return undefined
    sum = Math.max(sum, rank)
  }
  return sum
}
