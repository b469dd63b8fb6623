import { BookError, type BookFault, type ReadBook } from '#mocks/engines/books/book-engine.ts'
import { readPdf } from '#mocks/engines/books/read-pdf.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { MessageKey } from '#mocks/messages/catalogue.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { extensionOf } from '#src/rules/file-name.ts'
import { isPdf } from '#src/rules/is-pdf.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { facts } from './facts.ts'

const faultKeys: Readonly<Record<BookFault, MessageKey>> = {
  unreadable: 'book_unreadable',
  not_epub: 'book_not_epub',
  protected: 'book_protected',
  password: 'book_password',
  old_word: 'book_old_word',
  shortcut: 'book_shortcut',
  other_kind: 'book_other_kind',
  bomb: 'book_bomb',
  no_text: 'book_no_text',
  scan: 'book_scan',
  adobe_only: 'book_adobe_only',
  intricate: 'book_intricate',
  too_long: 'book_too_long',
}

interface Dependencies {
  engines: Engines
  locale: LocaleCode
}

async function readFile(engines: Engines, file: File, ending: string, locale: LocaleCode): Promise<ReadBook> {
  // A PDF is recognised by its content, whatever its name; a file that is only named like one is read as its real type.
  if (await isPdf(file)) return readPdf(engines.pages, file)
  return engines.books.read({ bytes: new Uint8Array(await file.arrayBuffer()), ending, locale })
}

/** Reads a customer's book. @throws Refusal 422 at the field `file` */
export async function acceptBook(
  { engines, locale }: Dependencies,
  file: File | undefined,
): Promise<ReadBook> {
  if (!file) throw fieldRefusal('file', 'book_needed')
  const { extensions = [], max_file_mb = 0 } = facts.limits
  const ending = extensionOf(file.name)
  if (!extensions.includes(ending)) {
    throw fieldRefusal('file', 'book_type', { list: extensions.map((each) => each.toUpperCase()).join(', ') })
  }
  if (file.size === 0) throw fieldRefusal('file', 'book_no_text')
  if (file.size > max_file_mb * MEGABYTE) throw fieldRefusal('file', 'book_too_large', { limit: max_file_mb })
  return readFile(engines, file, ending, locale).catch((error: unknown) => {
    if (error instanceof BookError)
      throw fieldRefusal('file', faultKeys[error.fault], { kind: error.kind ?? '' })
    throw error
  })
}
