import { joinedPlaces, STRUCK_TEXT } from './struck-text.ts'

const TOKEN =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<[^>]*>|[^<]+/gi
/** Elements that end a paragraph, in Word documents and pages. */
const BLOCK =
  /^<\/?(?:w:p|p|h[1-6]|li|td|th|tr|div|section|body|title|blockquote|dt|dd|pre|figcaption|text|dc:\w+|cp:\w+|meta|Company|Manager)[\s/>]/i
const SPACE = /^<(?:w:tab|w:br|w:cr|br)\b/i
/** Attributes that hold words; others hold names of files and styles, which the document needs. */
const TEXT_ATTRIBUTE =
  /(\s(?:title|alt|descr|content|value|(?:\w+:)?(?:author|initials|file-as|tooltip))\s*=\s*)("[^"]*"|'[^']*')/gi
const ADDRESS = /(["'])(?:mailto|tel):[^"']*\1/gi

const ENTITY = /&(?:#x([\da-f]+)|#(\d+)|(\w+));/i
const UNITS = /&(?:#\w{1,8}|\w{1,30});|[\s\S]/gu
const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}
/** Stands for a named character that is not in the list above. */
const UNKNOWN_CHARACTER = '□'
const LAST_CODE = 0x10ffff

function decoded(unit: string): string {
  const [, hex, decimal, name] = ENTITY.exec(unit) ?? []
  if (name !== undefined) return NAMED_CHARACTERS[name] ?? UNKNOWN_CHARACTER
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN)
  if (Number.isNaN(code)) return unit
  return code <= LAST_CODE ? String.fromCodePoint(code) : UNKNOWN_CHARACTER
}

/** Characters of a text token, each in its markup and as it is read. */
const unitsOf = (raw: string, isPlain: boolean) =>
  isPlain
    ? Array.from(raw, (unit) => ({ unit, read: unit }))
    : Array.from(raw.matchAll(UNITS), ([unit]) => ({ unit, read: decoded(unit) }))

interface Piece {
  /** Start in the text of the part. */
  readonly start: number
  /** Index of its token. */
  readonly token: number
}

interface MarkupPart {
  text: string
  readonly pieces: Piece[]
}

interface Token {
  readonly raw: string
  /** `words` are text with entities, `plain` is text without them (CDATA). */
  readonly kind: 'tag' | 'words' | 'plain' | 'dropped'
}

function tokenOf({ 0: raw, 2: plain }: RegExpMatchArray): Token {
  if (raw.startsWith('<!--') || /^<script\b/i.test(raw)) return { raw, kind: 'dropped' }
  if (plain !== undefined) return { raw: plain, kind: 'plain' }
  return { raw, kind: raw.startsWith('<') ? 'tag' : 'words' }
}

/** Reads the paragraphs of XML or HTML, and writes it again without some of their places. */
export function openMarkup(markup: string) {
  const tokens = Array.from(markup.matchAll(TOKEN), tokenOf)
  const parts: MarkupPart[] = []
  let open: MarkupPart | undefined
  for (const [token, { raw, kind }] of tokens.entries()) {
    if (kind === 'tag') {
      if (BLOCK.test(raw)) open = undefined
      else if (open && SPACE.test(raw)) open.text += ' '
    } else if (kind !== 'dropped' && (open || raw.trim() !== '')) {
      if (!open) {
        open = { text: '', pieces: [] }
        parts.push(open)
      }
      open.pieces.push({ start: open.text.length, token })
      open.text += unitsOf(raw, kind === 'plain')
        .map(({ read }) => read)
        .join('')
    }
  }

  /** @param struck places by the index of their part, and the words of all places of the file */
  function write(
    struck: ReadonlyMap<number, readonly { start: number; end: number }[]>,
    words: readonly string[],
  ) {
    const changed = new Map<number, string>()
    for (const [index, places] of struck) {
      const joined = joinedPlaces(places)
      for (const { start, token } of parts[index]?.pieces ?? []) {
        const { raw = '', kind } = tokens[token] ?? {}
        let at = start
        let written = ''
        for (const { unit, read } of unitsOf(raw, kind === 'plain')) {
          const place = joined.find((one) => one.start < at + read.length && at < one.end)
          if (!place) written += unit
          else if (place.start >= at) written += STRUCK_TEXT
          at += read.length
        }
        changed.set(token, written)
      }
    }
    return tokens
      .map(({ raw, kind }, index) => {
        if (kind === 'dropped') return ''
        if (kind === 'tag') return strikeAttributes(raw, words)
        const text = changed.get(index) ?? raw
        return kind === 'plain' ? `<![CDATA[${text}]]>` : text
      })
      .join('')
  }
  return { parts, write }
}

const withoutWords = (value: string, words: readonly string[]) =>
  words.reduce((text, word) => text.replaceAll(word, STRUCK_TEXT), value)

/** Titles, descriptions and authors lose the words too; addresses of mail and telephones are emptied. */
function strikeAttributes(tag: string, words: readonly string[]): string {
  if (words.length === 0 || !tag.includes('=')) return tag
  return tag
    .replace(TEXT_ATTRIBUTE, (_, name: string, value: string) => name + withoutWords(value, words))
    .replace(ADDRESS, '$1mailto:$1')
}
