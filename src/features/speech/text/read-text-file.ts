import { plainText } from '#src/rules/plain-text.ts'

const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Whatever its name says, the file is a Word document or plain text. @throws Error where it is neither */
export async function readTextFile(file: Blob, language: string): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isArchive(bytes)) {
    const text = plainText(bytes, language)
    if (text === undefined) throw new Error('This is no text')
    return text
  }
  const { readDocxFile } = await import('./read-docx-file.ts')
  return readDocxFile(bytes)
}
