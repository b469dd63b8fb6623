/** Old encodings of plain text, by the language the text is in. */
const LEGACY: Readonly<Record<string, string>> = {
  ru: 'windows-1251',
  az: 'windows-1254',
  tr: 'windows-1254',
}

function encodingOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return 'utf-8'
}

/** The text of a plain text file: UTF-8, UTF-16 with its mark, else the old encoding of the language. */
export async function readTextFile(file: Blob, language: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder(LEGACY[language] ?? 'windows-1252').decode(bytes)
  }
}
