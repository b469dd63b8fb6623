import type { LocaleCode } from '#src/contract/primitives.ts'
import { UnreadableFile } from '../files/unreadable-file.ts'

/** A chapter as it is in a file: paragraphs in order, none of them empty. */
export interface ReadChapter {
  title: string
  paragraphs: string[]
  /** Front or back matter, such as contents or copyright, which nobody wants to hear. */
  isMatter: boolean
  /** Name of the unreadable page of the file that this chapter represents. */
  unread?: string | undefined
  /** Numbers of the pages without text (pictures) that this chapter represents. */
  scanned?: string | undefined
}

export interface ReadBook {
  title?: string | undefined
  author?: string | undefined
  /** As in the file: `az`, `en-GB`. */
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
  | 'shortcut'
  | 'other_kind'
  | 'bomb'
  | 'no_text'
  | 'scan'
  | 'adobe_only'
  | 'intricate'
  | 'too_long'

export class BookError extends UnreadableFile<BookFault> {
  override readonly name = 'BookError'
  /** Kind of an unsupported file, such as `ODT`. */
  readonly kind: string | undefined

  constructor(fault: BookFault, { kind, ...options }: ErrorOptions & { kind?: string | undefined } = {}) {
    super(fault, options)
    this.kind = kind
  }
}

export interface BookFile {
  bytes: Uint8Array<ArrayBuffer>
  ending: string
  /** Language of the sender: decides the encoding of a text that is too short to show it. */
  locale: LocaleCode
  /** Reads the tables of a Word document row by row, for answers; a listener hears cell by cell. */
  tables?: 'rows'
}

export interface BookEngine {
  /** Reads a book, without running scripts or loading anything. @throws BookError */
  read(file: BookFile): Promise<ReadBook>
}
