import type { LocaleCode } from '#src/contract/primitives.ts'
import { UnreadableFile } from '../files/unreadable-file.ts'

/** A chapter as it stands in a file: paragraphs in order, none of them empty. */
export interface ReadChapter {
  title: string
  paragraphs: string[]
  /** It is about the book, as a page of contents or of rights is: nobody wants to hear it. */
  isMatter: boolean
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
  | 'bomb'
  | 'no_text'
  | 'scan'
  | 'too_long'

export class BookError extends UnreadableFile<BookFault> {
  override readonly name = 'BookError'
}

export interface BookFile {
  bytes: Uint8Array<ArrayBuffer>
  ending: string
  /** Old text files do not say their encoding: it is guessed by the language of whoever sends them. */
  locale: LocaleCode
}

export interface BookEngine {
  /** Reads a book, never its scripts, and never anything from elsewhere. @throws BookError */
  read(file: BookFile): Promise<ReadBook>
}
