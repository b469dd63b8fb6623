import { joinAll } from './byte-writer.ts'
import { decodeText as decode } from './decode-text.ts'
import { legacyEncoding } from './legacy-encoding.ts'
import type { TextEncoding } from './text-encodings.ts'

export interface PlainText {
  readonly text: string
  readonly encoding: TextEncoding
}

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes that are examined to find the encoding. */
const EXAMINED_BYTES = 65_536
/** A text is UTF-8 if it has this many good letters outside ASCII for each bad one. */
const MIN_GOOD_PER_BAD = 2
/** Share of plausible characters in UTF-16 text; other bytes decoded as UTF-16 have fewer. */
const PLAUSIBLE = 0.97

/** The order of bytes in UTF-32: by its mark, or by the zeros that every letter starts or ends with. */
function isLittleUtf32(view: DataView): boolean | undefined {
  if (view.byteLength < 8) return undefined
  const letters = [0, 4].map((at) => [view.getUint32(at, true), view.getUint32(at)] as const)
  const isLetter = (code: number) => code > 8 && code < 0x1_0000 && (code & 0xff) !== 0
  if (letters.every(([little]) => isLetter(little))) return true
  return letters.every(([, big]) => isLetter(big)) ? false : undefined
}

/** UTF-32, which no `TextDecoder` knows; undefined for another encoding. */
function wideText(bytes: Bytes): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const isLittle = isLittleUtf32(view)
  if (isLittle === undefined) return undefined
  let text = ''
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle)
    text += code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  }
  return text.replace(/^\ufeff/u, '')
}

/** DOS programs end a text with this character. */
const END_OF_FILE = 26

function withoutPadding(bytes: Bytes): Bytes {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === END_OF_FILE)) end -= 1
  return bytes.subarray(0, end)
}

const countMatches = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

/** A replacement character per bad byte is better than a text in which every letter is wrong. */
function isUtf8(text: string): boolean {
  const bad = countMatches(text, /\ufffd/gu)
  return bad === 0 || countMatches(text, /[^\0-\x7f\ufffd]/gu) >= bad * MIN_GOOD_PER_BAD
}

/**
 * Encodings that programs mistake UTF-8 for, and the fewest characters outside ASCII of a text that was encoded twice.
 * In DOS a short word such as “уже” is valid UTF-8 by accident.
 */
const MISTAKEN_ENCODINGS = [
  ['windows-1252', 3],
  ['windows-1251', 3],
  ['windows-1254', 3],
  ['macintosh', 12],
  ['koi8-r', 12],
  ['ibm866', 12],
] as const

/** The bytes of a text in an encoding with one byte per character; undefined if it lacks one. */
function bytesIn(text: string, encoding: string): Bytes | undefined {
  const signs = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  const codes = new Map(Array.from(signs, (sign, byte) => [sign, byte]))
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    // Codes without a character are read as control characters, which keep their code.
    const byte = codes.get(sign) ?? (sign < '\xa0' ? sign.charCodeAt(0) : undefined)
    if (byte === undefined) return undefined
    bytes[at] = byte
  }
  return bytes
}

/** A text whose UTF-8 another program took for an older encoding and encoded again: “É™” is “ə”. */
function undoSecondEncoding(text: string): string {
  const signs = countMatches(text.slice(0, EXAMINED_BYTES), /[^\0-\x7f]/gu)
  for (const [encoding, fewest] of MISTAKEN_ENCODINGS) {
    const bytes = signs < fewest ? undefined : bytesIn(text, encoding)
    const once = bytes && decode(bytes, 'utf-8')
    if (once && !once.includes('\ufffd')) return once
  }
  return text
}

/** Letters of alphabets, and their punctuation. */
const PLAIN_CHARACTERS =
  /[\t\n\f\r -~\u00a0-\u024f\u0259\u0370-\u06ff\u10d0-\u10ff\u2000-\u206f\u20a0-\u20bf\u2116\u2122]/gu

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
    return signs > 0 && countMatches(text, PLAIN_CHARACTERS) >= signs * PLAUSIBLE
  })
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

/** Fewest letters outside ASCII in valid UTF-8 that are not an accident in an older encoding. */
const MIN_GOOD_LETTERS = 3

/** Whether a line is in an older encoding: it has more invalid UTF-8 than valid letters outside ASCII. */
function isLineInOlderEncoding(text: string): boolean {
  const bad = countMatches(text, /\ufffd/gu)
  return bad > countMatches(text, /[^\0-\x7f\ufffd]/gu)
}

/**
 * A text to which a program with another encoding added lines: those are decoded on their own. Undefined if all lines
 * have one encoding.
 */
function mixedText(bytes: Bytes, language: string): PlainText | undefined {
  const lines = [...linesIn(bytes)].map((line) => ({ line, text: decode(line, 'utf-8') }))
  const old = lines.filter(({ text }) => isLineInOlderEncoding(text)).map(({ line }) => line)
  const good = lines.filter(({ text }) => !text.includes('\ufffd'))
  const letters = good.reduce((sum, { text }) => sum + countMatches(text, /[^\0-\x7f]/gu), 0)
  if (old.length === 0 || letters < MIN_GOOD_LETTERS) return undefined
  const encoding = legacyEncoding(joinAll(old).subarray(0, EXAMINED_BYTES), language)
  const isOld = new Set(old)
  const text = lines.map(({ line, text }) => (isOld.has(line) ? decode(line, encoding) : text)).join('')
  return { text, encoding }
}

const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 26)

/** Databases fill up fields with zeros; other files have more of them. */
const MAX_ZEROS = 0.1

const SPACE = 32

/**
 * Without the zeros of a text in which nearly all other bytes are characters; a row of them between two words is a
 * space.
 */
function withoutZeros(bytes: Bytes): Bytes {
  const rest = bytes
    .map((byte, at) => (byte === 0 && bytes[at - 1] === 0 && (bytes[at + 1] ?? 0) > SPACE ? SPACE : byte))
    .filter((byte) => byte !== 0)
  return bytes.length - rest.length <= bytes.length * MAX_ZEROS ? rest : bytes
}

/** Programs, sound and old documents are full of control characters; a text has one by accident. */
const MAX_CONTROLS = 0.01
/** With fewer bytes the share says nothing, so a single zero means that it is not text. */
const MIN_BYTES = 16

function isBinary(bytes: Bytes): boolean {
  if (bytes.length < MIN_BYTES) return bytes.includes(0)
  const looked = bytes.subarray(0, EXAMINED_BYTES)
  return looked.filter(isControl).length > Math.max(1, looked.length * MAX_CONTROLS)
}

const isWithin = (byte: number | undefined, first: number, last: number) =>
  byte !== undefined && byte >= first && byte <= last

/** The low six bits of a byte within a character, in UTF-8. */
const bitsOf = (byte = 0) => byte & 0x3f

/** A character at a place that is written as two halves of UTF-16, each as three bytes; undefined for other bytes. */
function surrogatesAt(bytes: Bytes, at: number): string | undefined {
  const isHigh = bytes[at] === 0xed && isWithin(bytes[at + 1], 0xa0, 0xaf)
  const isLow = bytes[at + 3] === 0xed && isWithin(bytes[at + 4], 0xb0, 0xbf)
  if (!isHigh || !isLow || !isWithin(bytes[at + 2], 0x80, 0xbf) || !isWithin(bytes[at + 5], 0x80, 0xbf))
    return undefined
  const [high, low] = [at, at + 3].map((half) => (bitsOf(bytes[half + 1]) << 6) | bitsOf(bytes[half + 2]))
  return String.fromCharCode(0xd000 | (high ?? 0), 0xd000 | (low ?? 0))
}

/** UTF-8 of Java and Oracle, in which emoji are halved and a zero has two bytes, as standard UTF-8. */
function asStandardUtf8(bytes: Bytes): Bytes {
  const parts: Bytes[] = []
  let from = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const halved = bytes[at] === 0xed ? surrogatesAt(bytes, at) : undefined
    const isZero = bytes[at] === 0xc0 && bytes[at + 1] === 0x80
    if (halved === undefined && !isZero) continue
    parts.push(bytes.subarray(from, at), new TextEncoder().encode(halved ?? ''))
    from = at + (isZero ? 2 : 6)
    at = from - 1
  }
  return from === 0 ? bytes : joinAll([...parts, bytes.subarray(from)])
}

const isPunctuation = (byte: number) => byte === 0x85 || isWithin(byte, 0x91, 0x97)

/** UTF-8 with the quotation marks and dashes of Windows in it, as standard UTF-8. */
function withPunctuation(bytes: Bytes): Bytes {
  const parts: Bytes[] = []
  let from = 0
  let left = 0
  for (const [at, byte] of bytes.entries()) {
    if (left === 0 && isPunctuation(byte)) {
      const sign = decode(bytes.subarray(at, at + 1), 'windows-1252')
      parts.push(bytes.subarray(from, at), new TextEncoder().encode(sign))
      from = at + 1
    } else if (byte < 0x80 || byte >= 0xc0) left = byte < 0xc0 ? 0 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
    else left = Math.max(0, left - 1)
  }
  return from === 0 ? bytes : joinAll([...parts, bytes.subarray(from)])
}

/**
 * Decodes plain text in the encoding that its bytes suggest; undefined if it is not text.
 * @param language decides the encoding of a text that is too short to show it
 */
export function readPlainText(content: Bytes, language: string): PlainText | undefined {
  const wide = wideText(content)
  if (wide !== undefined) return { text: wide, encoding: 'utf-8' }
  const marked = markedEncoding(content)
  // Half a character at the end is a line feed of a program that knows no UTF-16.
  if (marked) return { text: decode(content.subarray(0, content.length & ~1), marked), encoding: marked }
  const whole = withoutPadding(content)
  const isOdd = whole.length < content.length || whole.subarray(0, EXAMINED_BYTES).some(isControl)
  const unmarked = isOdd ? unmarkedUtf16(content) : undefined
  if (unmarked) return { text: decode(content, unmarked), encoding: unmarked }
  const bytes = withoutZeros(whole)
  if (isBinary(whole.length < MIN_BYTES ? content : bytes)) return undefined
  const text = decode(asStandardUtf8(bytes), 'utf-8')
  if (!text.includes('\ufffd'))
    return { text: undoSecondEncoding(text).replace(/^\ufeff+/u, ''), encoding: 'utf-8' }
  const punctuated = decode(withPunctuation(bytes), 'utf-8')
  if (!punctuated.includes('\ufffd') && countMatches(text, /[^\0-\x7f\ufffd]/gu) > 0)
    return { text: punctuated, encoding: 'utf-8' }
  const mixed = mixedText(bytes, language)
  if (mixed) return mixed
  if (isUtf8(text)) return { text, encoding: 'utf-8' }
  const encoding = legacyEncoding(bytes.subarray(0, EXAMINED_BYTES), language)
  return { text: decode(bytes, encoding), encoding }
}

/** Decodes plain text in the encoding that the customer chose. */
export const plainTextIn = (content: Bytes, encoding: TextEncoding): string => decode(content, encoding)
