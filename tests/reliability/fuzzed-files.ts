import { readFile } from 'node:fs/promises'
import { BookError, type ReadBook } from '#mocks/engines/books/book-engine.ts'
import { createNodeBookEngine } from '#mocks/engines/books/create-node-book-engine.ts'
import { readPage } from '#mocks/engines/books/read-page.ts'
import { readPdf } from '#mocks/engines/books/read-pdf.ts'
import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import { UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import { textOfMarkdown } from '#mocks/services/chat-bot/markdown-text.ts'
import { textOfTable } from '#mocks/services/chat-bot/table-text.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { pictureSize } from '#src/rules/picture-size.ts'
import { isCutOffPicture, isMovingPicture } from '#src/rules/picture-type.ts'
import { readPlainText } from '#src/rules/plain-text.ts'
import { lookAtFile } from '#src/rules/recording-file.ts'
import { openSound } from '#src/rules/sound-file.ts'
import { SoundFileError } from '#src/rules/sound-file-error.ts'
import { mediaCases } from '#tests/support/media-cases.ts'
import { type Bytes, lostWords } from './file-variants.ts'

/** Result of reading a file: content, with or without a report of missing parts, or a named refusal. */
type Outcome =
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'read'
      readonly saysLoss: boolean
      readonly lost: (whole: Outcome) => number
      readonly text: string
      readonly seconds: number
    }

interface FuzzedFile {
  readonly name: string
  readonly bytes: Bytes
  read(bytes: Bytes): Promise<Outcome>
  /** Maximum unreported loss: words of a text, tenths of a second of a recording. */
  readonly mostLost: number
  /** Allowed share of variants with a larger loss, because the format cannot reveal it, e.g. a wrong block time. */
  readonly untold: number
}

const SUPPORT = new URL('../support/', import.meta.url)
const stored = async (path: string): Promise<Bytes> => new Uint8Array(await readFile(new URL(path, SUPPORT)))

const read = (text: string, saysLoss = false): Outcome => ({
  kind: 'read',
  text,
  seconds: 0,
  saysLoss,
  lost: (whole) => (whole.kind === 'read' ? lostWords(whole.text, text) : 0),
})

const heard = (seconds: number, saysLoss: boolean): Outcome => ({
  kind: 'read',
  text: '',
  seconds,
  saysLoss,
  lost: (whole) => (whole.kind === 'read' ? Math.abs(whole.seconds - seconds) * 10 : 0),
})

const refusals = [BookError, UnreadableDocument, SoundFileError]

/** A named refusal is a result; any other error is a crash. */
async function outcomeOf(reading: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await reading()
  } catch (error) {
    if (refusals.some((kind) => error instanceof kind)) return { kind: 'refused' }
    throw error
  }
}

const ofBook = ({ chapters }: ReadBook): Outcome =>
  read(
    chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n'),
    chapters.some(({ unread, scanned }) => unread !== undefined || scanned !== undefined),
  )

const books = createNodeBookEngine()
const pages = createNodePageEngine()

const book = (ending: string) => async (bytes: Bytes) =>
  ofBook(await books.read({ bytes, ending, locale: 'az' }))
const pdf = async (bytes: Bytes) => ofBook(await readPdf(pages, new Blob([bytes])))

const text = (into: (text: string) => Promise<string>) => async (bytes: Bytes) => {
  const plain = readPlainText(bytes, 'az')
  if (!plain) throw new BookError('unreadable')
  return read(await into(plain.text))
}

const page = async (bytes: Bytes) =>
  read(
    readPage(markupText(bytes))
      .parts.map((part) => part.text)
      .join('\n'),
  )

async function picture(bytes: Bytes): Promise<Outcome> {
  const file = new Blob([bytes])
  await isMovingPicture(file)
  const size = await pictureSize(file)
  if (size === undefined || (await isCutOffPicture(file))) throw new UnreadableDocument('unreadable')
  return read('')
}

const sound = (name: string) => async (bytes: Bytes) => {
  const { refusal, endsShort = false } = await lookAtFile(new File([bytes], name), { extensions: [] })
  if (refusal) return { kind: 'refused' } as const
  const opened = await openSound(new Blob([bytes]))
  opened.close()
  return heard(opened.duration, endsShort)
}

/** In tenths of a second. A hole of 64 bytes is a dozen frames of AMR at a low bit rate. */
const [MOST_LOST, MOST_LOST_AMR] = [2, 5]

/** Plain text has no checksum, so missing bytes are unnoticed; the customer sees the text that was read. */
const PLAIN_MOST = 24

/** Blocks of a film have no checksum, so a wrong time is not detected. */
const UNREPORTED_TIMES = 0.02
/** Titles that only exist in a damaged table of contents. */
const UNREPORTED_TITLES = 0.01
/** pdf.js repairs damaged pages without a report. */
const UNREPORTED_PAGES = 0.05

const documents: readonly (readonly [string, (bytes: Bytes) => Promise<Outcome>, number, untold?: number])[] =
  [
    ['31-txt-utf8-one-bad-byte.txt', book('txt'), PLAIN_MOST],
    ['36-docx-tracked-changes.docx', book('docx'), 0],
    ['39-epub-names-nfd.epub', book('epub'), 0, UNREPORTED_TITLES],
    ['44-epub-spine-without-toc.epub', book('epub'), 0, UNREPORTED_TITLES],
    ['60-csv-empty-cells.csv', text(textOfTable), Number.POSITIVE_INFINITY],
    ['64-md-front-matter-table-list.md', text(textOfMarkdown), Number.POSITIVE_INFINITY],
    ['65-page-hidden-and-hyphens.html', page, Number.POSITIVE_INFINITY],
    ['50-pdf-soft-hyphens-at-line-ends.pdf', pdf, 0, UNREPORTED_PAGES],
    ['53-pdf-running-heads-and-page-numbers.pdf', pdf, 0, UNREPORTED_PAGES],
    ['56-jpg-motion-photo.jpg', picture, 0],
    ['59-png-16bit-interlaced-alpha.png', picture, 0],
  ]

/** One file of every supported kind, with the product's reader. */
export async function fuzzedFiles(): Promise<FuzzedFile[]> {
  const made = await Promise.all(
    mediaCases.map(async (row) => ({
      name: row.name,
      bytes: new Uint8Array(await new Blob(await row.make(stored)).arrayBuffer()),
      read: (bytes: Bytes) => outcomeOf(() => sound(row.name)(bytes)),
      mostLost: row.name.endsWith('.amr') ? MOST_LOST_AMR : MOST_LOST,
      untold: UNREPORTED_TIMES,
    })),
  )
  const kept = await Promise.all(
    documents.map(async ([name, reader, mostLost, untold = 0]) => ({
      name,
      bytes: await stored(`files/${name}`),
      read: (bytes: Bytes) => outcomeOf(() => reader(bytes)),
      mostLost,
      untold,
    })),
  )
  return [...kept, ...made]
}
