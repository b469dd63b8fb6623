import type { TextEncoding } from './text-encodings.ts'

export interface PlainText {
  readonly text: string
  readonly encoding: TextEncoding
}

type Bytes = Uint8Array<ArrayBuffer>

const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'] as const

/** Legacy encoding of a language, for a text too short to tell; other languages use the Western European one. */
const LEGACY: Readonly<Record<string, TextEncoding>> = {
  ru: 'windows-1251',
  az: 'windows-1254',
  tr: 'windows-1254',
}

/** Bytes that are examined to find the encoding. */
const EXAMINED_BYTES = 65_536
/** A text is UTF-8 if it has this many good letters outside ASCII for each bad one. */
const GOOD_PER_BAD = 2
/** Share of plausible characters in UTF-16 text; other bytes decoded as UTF-16 have fewer. */
const PLAUSIBLE = 0.97

/** Letters by their frequency in Russian, Ukrainian and Belarusian texts, most frequent first. */
const RUSSIAN = 'оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё'
const OTHER_CYRILLIC = /[ђѓљњќћџіїєґўјѕ]/u
/** A capital letter is a little rarer than a small one, a character that is not a letter much rarer. */
const UPPER_COST = 0.5
const NO_LETTER_COST = 12

/** koi8-u has the letters of koi8-r and those of Ukrainian, in place of frames. Letters of macOS are composed. */
const decode = (bytes: Bytes, encoding: TextEncoding): string =>
  new TextDecoder(encoding === 'koi8-r' ? 'koi8-u' : encoding).decode(bytes).normalize('NFC')

/** UTF-32, which no `TextDecoder` knows; undefined without its byte order mark. */
function wideText(bytes: Bytes): string | undefined {
  if (bytes.length < 4 || bytes.length % 4 !== 0) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const isLittle = view.getUint32(0, true) === 0xfeff
  if (!isLittle && view.getUint32(0) !== 0xfeff) return undefined
  let text = ''
  for (let at = 4; at < bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle)
    text += code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  }
  return text
}

/** DOS programs end a text with this character. */
const END_OF_FILE = 26

function withoutPadding(bytes: Bytes): Bytes {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === END_OF_FILE)) end -= 1
  return bytes.subarray(0, end)
}

const count = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

/** A replacement character per bad byte is better than a text in which every letter is wrong. */
function isUtf8(text: string): boolean {
  const bad = count(text, /\ufffd/gu)
  return bad === 0 || count(text, /[^\0-\x7f\ufffd]/gu) >= bad * GOOD_PER_BAD
}

/** Fewest characters that a text has which was encoded twice. */
const FEWEST_TWICE = 3

/** A text whose UTF-8 another program took for windows-1252 and encoded again: “É™” is “ə”. */
function encodedOnce(text: string): string {
  if (count(text, /[ÂÃÄÅÆÉÐÑ][\u0080-\u00bf\u0152-\u2122]/gu) < FEWEST_TWICE) return text
  const signs = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  const bytes: number[] = []
  for (const sign of text) {
    const byte = signs.indexOf(sign)
    if (byte < 0) return text
    bytes.push(byte)
  }
  const once = decode(Uint8Array.from(bytes), 'utf-8')
  return once.includes('\ufffd') ? text : once
}

/** Letters of the Latin and Cyrillic alphabets, and their punctuation. */
const PLAIN_CHARACTERS =
  /[\t\n\f\r -~\u00a0-\u024f\u0259\u0400-\u04ff\u2000-\u206f\u20a0-\u20bf\u2116\u2122]/gu

/**
 * UTF-16 without a byte order mark: nearly every character is a letter in the right byte order, none in the wrong
 * one.
 */
function unmarkedUtf16(bytes: Bytes): TextEncoding | undefined {
  const sample = bytes.subarray(0, EXAMINED_BYTES & ~1)
  return (['utf-16le', 'utf-16be'] as const).find((encoding) => {
    const text = decode(sample, encoding)
    // The end of a cut file may be half a character.
    const signs = bytes.length % 2 === 1 && text.endsWith('\ufffd') ? text.length - 1 : text.length
    return signs > 0 && count(text, PLAIN_CHARACTERS) >= signs * PLAUSIBLE
  })
}

const isAsciiLetter = (byte: number | undefined) =>
  byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte))

/** Cyrillic words contain no ASCII letters; Latin words mix them with letters outside ASCII. */
function scriptOf(bytes: Bytes): 'cyrillic' | 'latin' | undefined {
  let [cyrillic, latin] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    const from = at
    while ((bytes[at + 1] ?? 0) >= 0x80) at += 1
    const length = at - from + 1
    if (isAsciiLetter(bytes[from - 1]) || isAsciiLetter(bytes[at + 1])) latin += length
    else if (length > 2) cyrillic += length
  }
  if (cyrillic === latin) return undefined
  return cyrillic > latin ? 'cyrillic' : 'latin'
}

/** How much a text differs from Russian, per character outside ASCII. */
function strangeness(text: string): number {
  let cost = 0
  let before = ''
  for (const sign of text) {
    const lower = sign.toLowerCase()
    const place = RUSSIAN.indexOf(lower)
    if (sign > '\x7f') {
      if (place >= 0) cost += Math.log2(place + 2)
      else cost += OTHER_CYRILLIC.test(lower) ? NO_LETTER_COST / 2 : NO_LETTER_COST
      if (lower !== sign) cost += UPPER_COST
      // A capital within a word: the two cases are swapped.
      if (lower !== sign && before !== before.toUpperCase()) cost += NO_LETTER_COST
    }
    before = sign
  }
  return cost
}

function cyrillicEncoding(sample: Bytes): TextEncoding {
  const costs = CYRILLIC.map((encoding) => strangeness(decode(sample, encoding)))
  return CYRILLIC[costs.indexOf(Math.min(...costs))] ?? 'windows-1251'
}

/** Ğ, İ, Ş, ğ, ı and ş: the codes in which windows-1254 and windows-1252 differ. */
const TURKISH = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])

/** Letters outside ASCII of the languages that are written in each encoding. */
const LATIN = {
  'windows-1254': 'çğıöşüâîû',
  'windows-1252': 'äöüßéèêëàâçîïôûùœñáíóúãåæøìò',
  'windows-1250': 'ąćęłńóśźżáčďéěíňřšťúůýžäöőüűăâîşţôľßë',
} as const
const OTHER_LETTER_COST = 5
/** õ is rare in Western languages, but it is the frequent ő of Hungarian. */
const TILDE_COST = 2
/** Signs that are next to letters in a text of any language. */
const QUIET_SIGN = /[\s\u00a0‘’‚“”„«»‹›–—…•°·]/u

/** How much a text differs from the languages of an encoding. */
function latinCost(sample: Bytes, encoding: keyof typeof LATIN): number {
  let cost = 0
  let before = ''
  for (const sign of decode(sample, encoding)) {
    const lower = sign === 'İ' ? 'ı' : sign.toLowerCase()
    const isLetter = /\p{L}/u.test(sign)
    if (sign > '\x7f' && isLetter && !LATIN[encoding].includes(lower))
      cost += lower === 'õ' ? TILDE_COST : OTHER_LETTER_COST
    // A capital within a word, or a sign there: it is a letter of another encoding.
    const isWithin = sign > '\x7f' && /\p{Ll}/u.test(before) && (isLetter ? lower !== sign : true)
    if (isWithin && !QUIET_SIGN.test(sign)) cost += OTHER_LETTER_COST
    before = sign
  }
  return cost
}

/** Turkish and Western letters win over those of Central Europe unless their text is stranger. */
function latinEncoding(sample: Bytes): TextEncoding {
  const usual = sample.some((byte) => TURKISH.has(byte)) ? 'windows-1254' : 'windows-1252'
  const other = 'windows-1250'
  return latinCost(sample, other) < latinCost(sample, usual) ? other : usual
}

function legacyEncoding(bytes: Bytes, language: string): TextEncoding {
  const sample = bytes.subarray(0, EXAMINED_BYTES)
  const script = scriptOf(sample)
  if (script === undefined) return LEGACY[language] ?? 'windows-1252'
  return script === 'cyrillic' ? cyrillicEncoding(sample) : latinEncoding(sample)
}

function markedEncoding(bytes: Bytes): TextEncoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}

const LINE_FEED = 10

function* linesIn(bytes: Bytes): Generator<Bytes> {
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from) + 1 || bytes.length
    yield bytes.subarray(from, end)
    from = end
  }
}

const joined = (parts: readonly Bytes[]): Bytes => {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Fewest letters outside ASCII in valid UTF-8 that are not an accident in an older encoding. */
const MIN_GOOD_LETTERS = 3

/**
 * A text to which a program with another encoding added lines: those are decoded on their own. Undefined if all lines
 * have one encoding.
 */
function mixedText(bytes: Bytes, language: string): PlainText | undefined {
  const lines = [...linesIn(bytes)].map((line) => ({ line, text: decode(line, 'utf-8') }))
  const old = lines.filter(({ text }) => text.includes('\ufffd') && !isUtf8(text)).map(({ line }) => line)
  const good = lines.filter(({ text }) => !text.includes('\ufffd'))
  const letters = good.reduce((sum, { text }) => sum + count(text, /[^\0-\x7f]/gu), 0)
  if (old.length === 0 || letters < MIN_GOOD_LETTERS) return undefined
  const encoding = legacyEncoding(joined(old), language)
  const isOld = new Set(old)
  const text = lines.map(({ line, text }) => (isOld.has(line) ? decode(line, encoding) : text)).join('')
  return { text, encoding }
}

const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 26)

/** Programs, sound and old documents are full of control characters; a text has one by accident. */
const MAX_CONTROLS = 0.01
/** With fewer bytes the share says nothing, so a single zero means that it is not text. */
const MIN_BYTES = 16

function isBinary(bytes: Bytes, controls: number): boolean {
  const looked = Math.min(bytes.length, EXAMINED_BYTES)
  return looked < MIN_BYTES ? bytes.includes(0) : controls > Math.max(1, looked * MAX_CONTROLS)
}

/**
 * Decodes plain text in the encoding that its bytes suggest; undefined if it is not text.
 * @param language decides the encoding of a text that is too short to show it
 */
export function readPlainText(content: Bytes, language: string): PlainText | undefined {
  const wide = wideText(content)
  if (wide !== undefined) return { text: wide, encoding: 'utf-8' }
  const marked = markedEncoding(content)
  if (marked) return { text: decode(content, marked), encoding: marked }
  const whole = withoutPadding(content)
  const controls = whole.subarray(0, EXAMINED_BYTES).filter(isControl).length
  const unmarked = controls > 0 || whole.length < content.length ? unmarkedUtf16(content) : undefined
  if (unmarked) return { text: decode(content, unmarked), encoding: unmarked }
  if (isBinary(whole.length < MIN_BYTES ? content : whole, controls)) return undefined
  const bytes = whole.includes(0) ? whole.filter((byte) => byte !== 0) : whole
  const text = decode(bytes, 'utf-8')
  if (!text.includes('\ufffd')) return { text: encodedOnce(text).replace(/^\ufeff+/u, ''), encoding: 'utf-8' }
  const mixed = mixedText(bytes, language)
  if (mixed) return mixed
  if (isUtf8(text)) return { text, encoding: 'utf-8' }
  const encoding = legacyEncoding(bytes, language)
  return { text: decode(bytes, encoding), encoding }
}

/** Decodes plain text in the encoding that the customer chose. */
export const plainTextIn = (content: Bytes, encoding: TextEncoding): string => decode(content, encoding)
