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

/** A text in UTF-16 without a byte order mark. */
export function utf16Bytes(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return bytes
}
