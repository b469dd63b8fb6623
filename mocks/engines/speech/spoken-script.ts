export interface ScriptWord {
  text: string
  /** First and last position in the script, in code points from 1, as espeak-ng counts. */
  from: number
  to: number
  /** How much there is to say: letters, digits and signs; 0 for punctuation alone. */
  weight: number
}

export interface SpokenScript {
  /** SSML whose only tags are our own marks, one before each word; the mark's name is the word's index. */
  ssml: string
  words: ScriptWord[]
}

const CONTROL_CHARACTERS = /[^\P{Cc}\s]|\p{Cs}/gu
const UNSPEAKABLE = /\p{C}|[\uFE00-\uFE0F]/gu
/** espeak-ng has no word for the product's own currency. */
const MANAT_SIGN = '₼'
const SAYABLE = /[\p{L}\p{N}\p{S}%&@#*/\\]/gu

/** Double square brackets would open espeak-ng's phoneme notation. */
function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\[(?=\[)/g, '[ ')
}

/**
 * Writes the text so that espeak-ng says all of it and obeys none of it, and reports when each word begins. A line
 * break becomes a paragraph, so that espeak-ng pauses there.
 */
export function writeScript(text: string): SpokenScript {
  const parts = text.replace(CONTROL_CHARACTERS, '').split(/(\s+)/u)
  const words: ScriptWord[] = []
  let ssml = ''
  let position = 1
  const append = (piece: string) => {
    ssml += piece
    position += Array.from(piece).length
  }
  for (const part of parts) {
    if (part === '') continue
    if (/^\s/u.test(part)) {
      append(/[\n\r\u2028\u2029]/.test(part) ? '\n\n' : ' ')
      continue
    }
    append(`<mark name="${words.length}"/>`)
    const from = position
    append(escapeMarkup(part.replace(UNSPEAKABLE, '').replaceAll(MANAT_SIGN, ' manat ').trim()))
    words.push({ text: part, from, to: position, weight: part.match(SAYABLE)?.length ?? 0 })
  }
  return { ssml, words }
}
