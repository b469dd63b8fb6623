/** Depth of values in a body of JSON; the app sends fewer than ten. */
export const JSON_MOST_DEPTH = 64
/** Entries of one list or object of a body of JSON: more than twice the blocks of the largest project. */
export const JSON_MOST_ENTRIES = 50_000
/** Entries of all lists and objects of a body of JSON together: a transcript of five hours has about 300,000. */
export const JSON_MOST_VALUES = 1_000_000

const codeOf = (sign: string) => sign.charCodeAt(0)
const [QUOTE, ESCAPE, COMMA] = [codeOf('"'), codeOf('\\'), codeOf(',')]
const [LIST, OBJECT, END_OF_LIST, END_OF_OBJECT] = [codeOf('['), codeOf('{'), codeOf(']'), codeOf('}')]

/** Position after the string that starts at this quote. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === ESCAPE ? 2 : 1
  return at
}

/**
 * Whether a JSON text has too many values or levels to be read soon. Only counts its signs, because parsing and
 * validating millions of values would block every other request for a minute.
 */
export function isTooIntricate(text: string): boolean {
  const entries: number[] = []
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === LIST || sign === OBJECT) {
      if (entries.push(0) > JSON_MOST_DEPTH) return true
    } else if (sign === END_OF_LIST || sign === END_OF_OBJECT) entries.pop()
    else if (sign === COMMA) {
      const count = (entries.pop() ?? 0) + 1
      values += 1
      if (count >= JSON_MOST_ENTRIES || values >= JSON_MOST_VALUES) return true
      entries.push(count)
    }
  }
  return false
}
