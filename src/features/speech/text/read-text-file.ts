import { cleanText } from '#src/rules/clean-text.ts'
import { withWholeWords } from '#src/rules/join-lines.ts'
import type { TextEncoding } from '#src/rules/text-encodings.ts'
import { hasBlankLines } from './split-text.ts'
import { UnreadText } from './unread-text.ts'

/** `encoding` is undefined for a Word document, which declares its own. */
export interface TextOfFile {
  readonly text: string
  readonly encoding: TextEncoding | undefined
}

const reasonByKind = { locked: 'password', 'old-word': 'oldWord', shortcut: 'shortcut' } as const

const isReason = (kind: string): kind is keyof typeof reasonByKind => kind in reasonByKind

/**
 * Reads a Word document or plain text, whatever the file's name.
 * @param chosen encoding chosen by the customer instead of the detected one
 * @throws UnreadText for a file of another kind or without text; Error for a damaged one
 */
export async function readTextFile(file: Blob, language: string, chosen?: TextEncoding): Promise<TextOfFile> {
  const read = await readAny(file, language, chosen)
  if (cleanText(read.text).text.trim() === '') throw new UnreadText('empty')
  return { ...read, text: hasBlankLines(read.text) ? withWholeWords(read.text) : read.text }
}

async function readAny(file: Blob, language: string, chosen?: TextEncoding): Promise<TextOfFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [{ fileKind }, { plainTextIn, readPlainText }] = await Promise.all([
    import('#src/rules/file-kind.ts'),
    import('#src/rules/plain-text.ts'),
  ])
  if (chosen) return { text: plainTextIn(bytes, chosen), encoding: chosen }
  const kind = fileKind(bytes)
  if (kind === 'archive') {
    const { readDocxFile } = await import('./read-docx-file.ts')
    return { text: readDocxFile(bytes), encoding: undefined }
  }
  if (kind !== undefined)
    throw isReason(kind) ? new UnreadText(reasonByKind[kind]) : new UnreadText('kind', kind.toUpperCase())
  const read = readPlainText(bytes, language)
  if (!read) throw new UnreadText('damaged')
  return read
}
