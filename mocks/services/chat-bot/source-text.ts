import type * as z from 'zod/mini'
import { BookError, type BookFault } from '#mocks/engines/books/book-engine.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import type { ProductMessageKey } from '#mocks/kernel/rows/message-key.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { joinLines } from '#src/rules/join-lines.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { textOfMarkdown } from './markdown-text.ts'
import { textOfTable } from './table-text.ts'

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
  old_word: 'source_old_word',
  other_kind: 'source_other_kind',
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
  if (opened.filter(({ lines }) => lines === null).length > opened.length / 2)
    throw new UnreadSource('source_scan')
  const paragraphs = opened.flatMap(({ lines }) => {
    const byNumber = Map.groupBy(lines ?? [], ({ paragraph }) => paragraph)
    return [...byNumber.values()].map((lines) => lines.map(({ text }) => text).reduce(joinLines))
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

/** Formats with their own readers: the lines of tables and Markdown are not paragraphs. */
const readers: Readonly<Record<string, (text: string) => Promise<string>>> = {
  csv: textOfTable,
  tsv: textOfTable,
  md: textOfMarkdown,
}

async function textOfLines({ blob, ending, locale }: SentFile): Promise<string> {
  const read = readPlainText(new Uint8Array(await blob.arrayBuffer()), locale)
  if (!read) throw new UnreadSource('source_damaged')
  if (read.text.length > READ_TEXT_MAX) throw new UnreadSource('source_over_limit')
  return (await readers[ending]?.(read.text)) ?? read.text
}

function textOf(engines: Engines, file: SentFile): Promise<string> {
  if (file.ending === 'pdf') return textOfPdf(engines, file.blob)
  return file.ending in readers ? textOfLines(file) : textOfFile(engines, file)
}

export async function readSourceFile(engines: Engines, file: SentFile): Promise<string> {
  const text = await textOf(engines, file)
  if (text.trim() === '') throw new UnreadSource('source_without_text')
  if (text.length > READ_TEXT_MAX) throw new UnreadSource('source_over_limit')
  return text
}
