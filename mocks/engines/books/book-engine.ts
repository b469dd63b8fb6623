import type { LocaleCode } from '#src/contract/primitives.ts'
import { UnreadableFile } from '../files/unreadable-file.ts'

/** A chapter as it stands in a file: paragraphs in order, none of them empty. */
export interface ReadChapter {
  title: string
  paragraphs: string[]
  /** It is about the book, as a page of contents or of rights is: nobody wants to hear it. */
  isMatter: boolean
  /** The page of the file that could not be read and that this stands for. */
  unread?: string | undefined
  /** Numbers of the pages that are pictures without text and that this stands for. */
  scanned?: string | undefined
}

export interface ReadBook {
  title?: string | undefined
  author?: string | undefined
  /** As the file says it: `az`, `en-GB`. */
  language?: string | undefined
  cover?: Uint8Array<ArrayBuffer> | undefined
  chapters: ReadChapter[]
}

export type BookFault =
  | 'unreadable'
  | 'not_epub'
  | 'protected'
  | 'password'
  | 'old_word'
  | 'other_kind'
  | 'bomb'
  | 'no_text'
  | 'scan'
  | 'too_long'

export class BookError extends UnreadableFile<BookFault> {
  override readonly name = 'BookError'
  /** What the file is, such as `ODT`, where it is of a kind that is not read. */
  readonly kind: string | undefined

  constructor(fault: BookFault, { kind, ...options }: ErrorOptions & { kind?: string | undefined } = {}) {
    super(fault, options)
    this.kind = kind
  }
}

export interface BookFile {
  bytes: Uint8Array<ArrayBuffer>
  ending: string
  /** Of the sender: tells the encoding of a text that is too short to show it. */
  locale: LocaleCode
}

export interface BookEngine {
  /** Reads a book, never its scripts, and never anything from elsewhere. @throws BookError */
  read(file: BookFile): Promise<ReadBook>
}
