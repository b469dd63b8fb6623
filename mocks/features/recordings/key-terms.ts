import type { Word } from '#src/contract/block.ts'

/** Share of a term's sounds that may differ in words that are taken for it. */
const MAX_DIFFERENT_SHARE = 0.34
/** Words with this confidence are not corrected. */
const SURE_CONFIDENCE = 0.97

/** A phonetic key: English letters that sound alike are equal, doubled letters are single, and all vowels are one. */
const phoneticKey = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/ph/g, 'f')
    .replace(/[ckq]/g, 'k')
    .replace(/[sz]/g, 's')
    .replace(/[aeiouyə]+/g, 'a')
    .replace(/w/g, 'v')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')

function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let place = 1; place <= other.length; place += 1) {
      const swap = (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const punctuationOf = (text: string) => /[.,!?;:…]+$/.exec(text)?.[0] ?? ''

/** Joins adjacent words into one. */
function joinWords(words: readonly Word[], term: string): Word[] {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return []
  const texts = `${term}${punctuationOf(last.text)}`.split(/\s+/)
  const length = (last.end - first.start) / texts.length
  return texts.map((text, index) => ({
    ...first,
    text,
    start: Math.round((first.start + index * length) * 1000) / 1000,
    end: Math.round((first.start + (index + 1) * length) * 1000) / 1000,
  }))
}

/** Replaces uncertain words by the customer's key terms that sound like them. */
export function correctTerms(words: readonly Word[], terms: readonly string[]): Word[] {
  const known = terms.map((term) => ({ term, sound: phoneticKey(term), size: term.split(/\s+/).length }))
  const corrected: Word[] = []
  for (let at = 0; at < words.length; ) {
    const fits = known
      .flatMap(({ term, sound, size }) =>
        [size, size + 1, size - 1].flatMap((length) => {
          const part = words.slice(at, at + length)
          if (length < 1 || part.length < length || sound.length < 3) return []
          if (part.every(({ confidence = 1 }) => confidence >= SURE_CONFIDENCE)) return []
          const share = editDistance(phoneticKey(part.map(({ text }) => text).join('')), sound) / sound.length
          return share <= MAX_DIFFERENT_SHARE ? [{ term, part, share }] : []
        }),
      )
      .sort((a, b) => a.share - b.share)
    const [best] = fits
    const word = words[at]
    if (best) corrected.push(...joinWords(best.part, best.term))
    else if (word) corrected.push(word)
    at += best?.part.length ?? 1
  }
  return corrected
}
