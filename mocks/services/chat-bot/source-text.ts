import type * as z from 'zod/mini'
import { BookError, type BookFault } from '#mocks/engines/books/book-engine.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import type { ProductMessageKey } from '#mocks/kernel/rows/message-key.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'

type Reason = z.infer<typeof ProductMessageKey>

/** Longest text of a file or a page, in UTF-16 units. */
export const READ_TEXT_MAX = 1_000_000

export class UnreadSource extends Error {
  override readonly name = 'UnreadSource'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

const bookReasons: Readonly<Record<BookFault, Reason>> = {
  unreadable: 'source_damaged',
  not_epub: 'source_damaged',
  protected: 'source_password',
  password: 'source_password',
  bomb: 'source_damaged',
  no_text: 'source_without_text',
  scan: 'source_scan',
  too_long: 'source_over_limit',
}

interface SentFile {
  blob: Blob
  ending: string
  locale: LocaleCode
}

async function textOfPdf({ pages }: Engines, blob: Blob): Promise<string> {
  const opened = await pages.open(blob).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocument)) throw error
    if (error.fault === 'unpacked') throw new UnreadSource(bookReasons.bomb)
    throw new UnreadSource(error.fault === 'password' ? 'source_password' : 'source_damaged')
  })
  if (opened.every(({ lines }) => lines === null)) throw new UnreadSource('source_scan')
  const paragraphs = opened.flatMap(({ lines }) => {
    const byNumber = Map.groupBy(lines ?? [], ({ paragraph }) => paragraph)
    return [...byNumber.values()].map((lines) => lines.map(({ text }) => text).join(' '))
  })
  return paragraphs.join('\n')
}

async function textOfFile({ books }: Engines, { blob, ending, locale }: SentFile): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const { chapters } = await books.read({ bytes, ending, locale }).catch((error: unknown) => {
    if (error instanceof BookError) throw new UnreadSource(bookReasons[error.fault])
    throw error
  })
  return chapters
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .filter(Boolean)
    .join('\n')
}

/** Fields of a line of CSV; quoted ones may hold the separator. */
function fieldsOf(line: string, separator: string): string[] {
  const pattern = new RegExp(`"((?:[^"]|"")*)"|([^${separator}]+)`, 'gu')
  return [...line.matchAll(pattern)].map(([, quoted, bare]) =>
    (quoted?.replaceAll('""', '"') ?? bare ?? '').trim(),
  )
}

/** A line of a table as a sentence: `City: Ganja; days: 3.` */
function textOfTable(text: string): string {
  const [head = '', ...lines] = text.split('\n')
  const separator = head.includes(';') ? ';' : head.includes('\t') ? '\t' : ','
  const names = fieldsOf(head, separator)
  const sentences = lines.map((line) =>
    fieldsOf(line, separator)
      .map((field, index) => (names[index] ? `${names[index]}: ${field}` : field))
      .join('; '),
  )
  return sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join('\n')
}

const textOfMarkdown = (text: string): string =>
  text
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gmu, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/gu, '$2')

export async function readSourceFile(engines: Engines, file: SentFile): Promise<string> {
  const text = file.ending === 'pdf' ? await textOfPdf(engines, file.blob) : await textOfFile(engines, file)
  const plain = file.ending === 'csv' ? textOfTable(text) : file.ending === 'md' ? textOfMarkdown(text) : text
  if (plain.trim() === '') throw new UnreadSource('source_without_text')
  if (plain.length > READ_TEXT_MAX) throw new UnreadSource('source_over_limit')
  return plain
}
