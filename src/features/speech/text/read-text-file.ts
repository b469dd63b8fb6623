const LEGACY: Readonly<Record<string, string>> = {
  ru: 'windows-1251',
  az: 'windows-1254',
  tr: 'windows-1254',
}

/** Bytes of a file that are read to tell whether it is text. */
const LOOKED_AT = 65_536

function encodingOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

function textIn(bytes: Uint8Array, language: string) {
  const encoding = encodingOf(bytes)
  // No text has zeros in it, but programs, sound and older documents have.
  if (encoding === 'utf-8' && bytes.subarray(0, LOOKED_AT).includes(0)) throw new Error('This is no text')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(LEGACY[language] ?? 'windows-1252').decode(bytes)
  }
}

/**
 * The text of a file, whatever its name says: a Word document (DOCX), or plain text in UTF-8, in UTF-16 with its
 * mark, else in the old encoding of the language.
 * @throws Error where the file holds neither.
 */
export async function readTextFile(file: Blob, language: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isArchive(bytes)) return textIn(bytes, language)
  const { readDocxFile } = await import('./read-docx-file.ts')
  return readDocxFile(bytes)
}
