import type * as z from 'zod/mini'
import { BookError, type BookFault } from '#mocks/engines/books/book-engine.ts'
import { withoutRunningHeads } from '#mocks/engines/books/running-heads.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { type DocumentFault, UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import { isScan, pagesWithoutText } from '#mocks/engines/pages/pages-without-text.ts'
import type { ProductMessageKey } from '#mocks/kernel/rows/message-key.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { fileKind } from '#src/rules/file-kind.ts'
import { isPdf } from '#src/rules/is-pdf.ts'
import { joinLines } from '#src/rules/join-lines.ts'
import { readPlainText } from '#src/rules/plain-text.ts'

type Reason = z.infer<typeof ProductMessageKey>

/** Longest text of a file or a page, in UTF-16 units. */
export const READ_TEXT_MAX = 1_000_000

export class UnreadSource extends Error {
  override readonly name = 'UnreadSource'
  readonly reason: Reason
  /** Name of the kind of an unsupported file. */
  readonly kind: string | undefined

  constructor(reason: Reason, kind?: string) {
    super(reason)
    this.reason = reason
    this.kind = kind
  }
}

const bookReasons: Readonly<Record<BookFault, Reason>> = {
  unreadable: 'source_damaged',
  not_epub: 'source_damaged',
  protected: 'source_password',
  password: 'source_password',
  old_word: 'source_old_word',
  shortcut: 'source_shortcut',
  other_kind: 'source_other_kind',
  bomb: 'source_too_heavy',
  no_text: 'source_without_text',
  scan: 'source_scan',
  adobe_only: 'source_adobe_only',
  intricate: 'source_too_heavy',
  too_long: 'source_over_limit',
}

/** Reasons for the faults of a PDF other than damage. */
const pdfReasons: Partial<Record<DocumentFault, Reason>> = {
  password: 'source_password',
  unpacked: 'source_too_heavy',
  pixels: 'source_too_heavy',
  intricate: 'source_too_heavy',
  adobe_only: 'source_adobe_only',
}

interface SentFile {
  blob: Blob
  ending: string
  locale: LocaleCode
}

type Readers = Pick<Engines, 'books' | 'pages'>

/** A file as the bot knows it. */
interface ReadFile {
  text: string
  /** Numbers of its pages that are pictures without text, as `2, 5–7`. */
  unread_pages?: string
}

async function readPdfSource(engines: Readers, blob: Blob): Promise<ReadFile> {
  const opened = await engines.pages.open(blob).catch((error: unknown) => {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new UnreadSource(pdfReasons[error.fault] ?? 'source_damaged')
  })
  if (isScan(opened)) throw new UnreadSource('source_scan')
  const pages = withoutRunningHeads(opened.map(({ lines }) => lines ?? []))
  const paragraphs = pages.flatMap((lines) => {
    const byNumber = Map.groupBy(lines, ({ paragraph }) => paragraph)
    return [...byNumber.values()].map((lines) => lines.map(({ text }) => text).reduce(joinLines))
  })
  const unread_pages = pagesWithoutText(opened)
  return { text: paragraphs.join('\n'), ...(unread_pages !== '' && { unread_pages }) }
}

async function textOfFile({ books }: Readers, { blob, ending, locale }: SentFile): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const { chapters } = await books.read({ bytes, ending, locale, tables: 'rows' }).catch((error: unknown) => {
    if (error instanceof BookError) throw new UnreadSource(bookReasons[error.fault], error.kind)
    throw error
  })
  // Refuses a document with unreadable chapters, because answers from the rest could be wrong.
  if (chapters.some(({ unread }) => unread !== undefined)) throw new UnreadSource('source_damaged')
  return chapters
    .flatMap(({ title, paragraphs }) => [title, ...paragraphs])
    .filter(Boolean)
    .join('\n')
}

const readTable = async (text: string) => (await import('./table-text.ts')).textOfTable(text)
const readMarkdown = async (text: string) => (await import('./markdown-text.ts')).textOfMarkdown(text)

/**
 * Formats with their own readers: the lines of tables and Markdown are not paragraphs. The readers are loaded when they
 * are needed, because the parser of HTML unpacks its table of entities as soon as it is loaded.
 */
const textReaders: Readonly<Record<string, (text: string) => Promise<string>>> = {
  csv: readTable,
  tsv: readTable,
  md: readMarkdown,
  mdx: readMarkdown,
}

const MARKUP_KINDS = new Set(['HTML', 'SVG', 'XML'])

async function textOfLines(engines: Readers, file: SentFile): Promise<string> {
  const { blob, ending, locale } = file
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const kind = fileKind(bytes)
  // Only Markdown may start with markup; a document named like a table is read, or refused, as its real type.
  if (kind !== undefined && !(ending.startsWith('md') && MARKUP_KINDS.has(kind)))
    return textOfFile(engines, file)
  const read = readPlainText(bytes, locale)
  if (!read) throw new UnreadSource('source_damaged')
  if (read.text.length > READ_TEXT_MAX) throw new UnreadSource('source_over_limit')
  return (await textReaders[ending]?.(read.text)) ?? read.text
}

async function readByKind(engines: Readers, file: SentFile): Promise<ReadFile> {
  if (await isPdf(file.blob)) return readPdfSource(engines, file.blob)
  // A damaged PDF without its head is not a text.
  if (file.ending === 'pdf' && fileKind(new Uint8Array(await file.blob.arrayBuffer())) === undefined)
    throw new UnreadSource('source_damaged')
  return { text: await (file.ending in textReaders ? textOfLines(engines, file) : textOfFile(engines, file)) }
}

/** @throws UnreadSource for a file that gives no text */
export async function readSourceFile(engines: Readers, file: SentFile): Promise<ReadFile> {
  const read = await readByKind(engines, file)
  if (read.text.trim() === '') throw new UnreadSource('source_without_text')
  if (read.text.length > READ_TEXT_MAX) throw new UnreadSource('source_over_limit')
  return read
}
