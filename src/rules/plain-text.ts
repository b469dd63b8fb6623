/** Before UTF-8 each language had an encoding of its own; the others have Western European. */
const LEGACY: Readonly<Record<string, string>> = {
  ru: 'windows-1251',
  az: 'windows-1254',
  tr: 'windows-1254',
}
const WESTERN = 'windows-1252'

/** Bytes of a file that are read to tell whether it is text. */
const LOOKED_AT = 65_536

function encodingOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

/**
 * Plain text in UTF-8, in UTF-16 with its mark, else in the old encoding of the language; undefined for what is no
 * text.
 */
export function plainText(bytes: Uint8Array, language: string): string | undefined {
  const encoding = encodingOf(bytes)
  // No text has zeros in it, but programs, sound and older documents have.
  if (encoding === 'utf-8' && bytes.subarray(0, LOOKED_AT).includes(0)) return undefined
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(LEGACY[language] ?? WESTERN).decode(bytes)
  }
}
