import { readFile } from 'node:fs/promises'
import { BookError, type ReadBook } from '#mocks/engines/books/book-engine.ts'
import { createNodeBookEngine } from '#mocks/engines/books/create-node-book-engine.ts'
import { readPage } from '#mocks/engines/books/read-page.ts'
import { readPdf } from '#mocks/engines/books/read-pdf.ts'
import { createNodePageEngine } from '#mocks/engines/pages/create-node-page-engine.ts'
import { UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import { readSourceFile, UnreadSource } from '#mocks/services/chat-bot/source-text.ts'
import { markupText } from '#src/rules/markup-text.ts'
import { pictureSize } from '#src/rules/picture-size.ts'
import { isCutOffPicture, isMovingPicture } from '#src/rules/picture-type.ts'
import { checkFile } from '#src/rules/recording-file.ts'
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
  /** Whether something of the whole file is missing without a report. */
  hidesLoss(whole: Outcome, outcome: Outcome, variant: Bytes): boolean
  /** Allowed share of variants with a larger loss, because the format cannot reveal it, e.g. a wrong block time. */
  readonly untold: number
}

const SUPPORT = new URL('../support/', import.meta.url)
const readStored = async (path: string): Promise<Bytes> =>
  new Uint8Array(await readFile(new URL(path, SUPPORT)))

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

const refusals = [BookError, UnreadableDocument, UnreadSource, SoundFileError]

/** A named refusal is a result; any other error is a crash. */
async function outcomeOf(reading: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await reading()
  } catch (error) {
    if (refusals.some((kind) => error instanceof kind)) return { kind: 'refused' }
    throw error
  }
}

const bookOutcome = ({ chapters }: ReadBook): Outcome =>
  read(
    chapters.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n'),
    chapters.some(({ unread, scanned }) => unread !== undefined || scanned !== undefined),
  )

const books = createNodeBookEngine()
const pages = createNodePageEngine()

const book = (ending: string) => async (bytes: Bytes) =>
  bookOutcome(await books.read({ bytes, ending, locale: 'az' }))
const pdf = async (bytes: Bytes) => bookOutcome(await readPdf(pages, new Blob([bytes])))

const source = (ending: string) => async (bytes: Bytes) => {
  const { text, unread_pages } = await readSourceFile(
    { books, pages },
    { blob: new Blob([bytes]), ending, locale: 'az' },
  )
  return read(text, unread_pages !== undefined)
}

const page = async (bytes: Bytes) => {
  const text = readPage(markupText(bytes))
    .parts.map((part) => part.text)
    .join('\n')
  if (text.trim() === '') throw new BookError('no_text')
  return read(text)
}

async function picture(bytes: Bytes): Promise<Outcome> {
  const file = new Blob([bytes])
  await isMovingPicture(file)
  const size = await pictureSize(file)
  if (size === undefined || (await isCutOffPicture(file))) throw new UnreadableDocument('unreadable')
  return read('')
}

const sound = (name: string) => async (bytes: Bytes) => {
  const { refusal, endsShort = false } = await checkFile(new File([bytes], name), { extensions: [] })
  if (refusal) return { kind: 'refused' } as const
  const opened = await openSound(new Blob([bytes]))
  opened.close()
  return heard(opened.duration, endsShort)
}

/** In tenths of a second. A hole of 64 bytes is a dozen frames of AMR at a low bit rate. */
const [MAX_LOST, MAX_LOST_AMR] = [2, 5]

/**
 * Plain text has no checksum, so missing bytes are unnoticed: it may lose the words of those bytes, and two halves
 * next to them. A column name is read with each of the three rows.
 */
const [PLAIN, PLAIN_TABLE] = [{ copies: 1 }, { copies: 3 }]
const SPLIT_WORDS = 2

/** Blocks of a film have no checksum, so a wrong time is not detected. */
const UNREPORTED_TIMES = 0.02
/** A damaged tag can hide the text behind it, in browsers too. */
const UNREPORTED_MARKUP = 0.1
/** Without the line break behind it, the first row becomes part of the column names. */
const UNREPORTED_ROWS = 0.01
/** Titles that only exist in a damaged table of contents. */
const UNREPORTED_TITLES = 0.01
/** pdf.js repairs damaged pages without a report. */
const UNREPORTED_PAGES = 0.05

/** The largest unreported loss: words of a document, or a multiple of the words that plain bytes lost. */
type MaxLoss = number | { readonly copies: number }

const documents: readonly (readonly [
  string,
  (bytes: Bytes) => Promise<Outcome>,
  MaxLoss,
  untold?: number,
])[] = [
  ['31-txt-utf8-one-bad-byte.txt', book('txt'), PLAIN],
  ['36-docx-tracked-changes.docx', book('docx'), 0],
  ['39-epub-names-nfd.epub', book('epub'), 0, UNREPORTED_TITLES],
  ['44-epub-spine-without-toc.epub', book('epub'), 0, UNREPORTED_TITLES],
  ['60-csv-empty-cells.csv', source('csv'), PLAIN_TABLE, UNREPORTED_ROWS],
  ['64-md-front-matter-table-list.md', source('md'), PLAIN_TABLE],
  ['65-page-hidden-and-hyphens.html', page, PLAIN, UNREPORTED_MARKUP],
  ['50-pdf-soft-hyphens-at-line-ends.pdf', pdf, 0, UNREPORTED_PAGES],
  ['53-pdf-running-heads-and-page-numbers.pdf', pdf, 0, UNREPORTED_PAGES],
  ['56-jpg-motion-photo.jpg', picture, 0],
  ['59-png-16bit-interlaced-alpha.png', picture, 0],
]

const plainText = (bytes: Bytes) => new TextDecoder().decode(bytes)

function largestLoss(most: MaxLoss, bytes: Bytes, variant: Bytes): number {
  if (typeof most === 'number') return most
  return most.copies * (lostWords(plainText(bytes), plainText(variant)) + SPLIT_WORDS)
}

function fuzzedFile(
  name: string,
  bytes: Bytes,
  reader: (bytes: Bytes) => Promise<Outcome>,
  most: MaxLoss,
  untold: number,
): FuzzedFile {
  return {
    name,
    bytes,
    untold,
    read: (variant) => outcomeOf(() => reader(variant)),
    hidesLoss: (whole, outcome, variant) =>
      outcome.kind === 'read' && !outcome.saysLoss && outcome.lost(whole) > largestLoss(most, bytes, variant),
  }
}

/** One file of every supported kind, with the product's reader. */
export async function fuzzedFiles(): Promise<FuzzedFile[]> {
  const made = await Promise.all(
    mediaCases.map(async ({ name, make }) => {
      const bytes = new Uint8Array(await new Blob(await make(readStored)).arrayBuffer())
      const most = name.endsWith('.amr') ? MAX_LOST_AMR : MAX_LOST
      return fuzzedFile(name, bytes, sound(name), most, UNREPORTED_TIMES)
    }),
  )
  const kept = await Promise.all(
    documents.map(async ([name, reader, most, untold = 0]) =>
      fuzzedFile(name, await readStored(`files/${name}`), reader, most, untold),
    ),
  )
  return [...kept, ...made]
}
