import { fileKind } from '#src/rules/file-kind.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { type RedactableFile, RedactionError } from '../jobs/redaction-jobs.ts'
import { strikePlaces } from './struck-text.ts'

const LINE_END = /\r\n|\r|\n/

/** Opens plain text or a document of text. Redacted plain text is written in UTF-8. */
export async function openTextFile(file: File, language: string): Promise<RedactableFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = fileKind(bytes)
  if (kind === 'archive') return (await import('./redact-archive.ts')).openArchive(bytes)
  if (kind === 'locked') throw new RedactionError('locked')
  const read = kind === undefined ? readPlainText(bytes, language) : undefined
  if (!read) throw new RedactionError('unreadable')
  const [end = '\n'] = LINE_END.exec(read.text) ?? []
  const texts = read.text.split(LINE_END)
  return {
    opened: { form: 'text', texts },
    async make({ places }) {
      const byPart = Map.groupBy(places, ({ part }) => part)
      const lines = texts.map((text, part) => strikePlaces(text, byPart.get(part) ?? []))
      return new Blob([lines.join(end)], { type: file.type || 'text/plain' })
    },
    show: () => Promise.reject(new RedactionError('unreadable')),
  }
}
