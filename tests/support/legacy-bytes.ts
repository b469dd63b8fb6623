import { decodeText } from '#src/rules/decode-text.ts'
import { textEncodings } from '#src/rules/text-encodings.ts'

/** A text in an encoding with one byte per character. @throws Error for a character that the encoding lacks */
export function legacyBytes(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const every = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const known = textEncodings.find((name) => name === encoding)
  const signs = known ? decodeText(every, known) : new TextDecoder(encoding).decode(every)
  return Uint8Array.from(text, (sign) => {
    const byte = signs.indexOf(sign)
    if (byte < 0) throw new Error(`${encoding} has no ${sign}`)
    return byte
  })
}

/** Bytes of two-byte characters, by their encoding. */
const pairs = new Map<string, Map<string, readonly [number, number]>>()

function pairsOf(encoding: string) {
  const known = pairs.get(encoding)
  if (known) return known
  const made = new Map<string, readonly [number, number]>()
  for (let high = 0x81; high < 0xff; high += 1)
    for (let low = 0x40; low < 0xff; low += 1) {
      const sign = new TextDecoder(encoding).decode(Uint8Array.of(high, low))
      if (sign.length === 1 && sign !== '\ufffd' && !made.has(sign)) made.set(sign, [high, low])
    }
  pairs.set(encoding, made)
  return made
}

/** A Chinese, Japanese or Korean text in an encoding with two bytes per character. */
export const eastAsianBytes = (text: string, encoding: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      if (sign <= '\x7f') return [sign.charCodeAt(0)]
      const pair = pairsOf(encoding).get(sign)
      if (!pair) throw new Error(`${encoding} has no ${sign}`)
      return [...pair]
    }),
  )

/** A text in UTF-16 without a byte order mark. */
export function utf16Bytes(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return bytes
}
