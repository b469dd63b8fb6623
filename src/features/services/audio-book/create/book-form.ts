import * as z from 'zod/mini'
import { BOOK_NAME_MAX, TITLE_MAX } from '#src/contract/limits.ts'
import { Id } from '#src/contract/primitives.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'

const SavedFields = z.object({
  source: z.enum(['file', 'paste']),
  /** `null` uses the book's metadata. */
  title: z.nullable(z.string().check(z.maxLength(TITLE_MAX))),
  author: z.nullable(z.string().check(z.maxLength(BOOK_NAME_MAX))),
  narrator: z.string().check(z.maxLength(BOOK_NAME_MAX)),
  text: z.string(),
  /** `null` uses the language in the book's metadata. */
  language: z.nullable(Id),
  /** A factor: 1 is normal speed. */
  speed: z.number().check(z.minimum(0.5), z.maximum(2)),
})
type SavedFields = z.infer<typeof SavedFields>

/** Keys of `audio-book-form:create.problem`. */
export const bookMessages = ['file', 'text'] as const

export const BookForm = z
  .extend(SavedFields, { file: z.nullable(z.instanceof(File)), cover: z.nullable(z.instanceof(File)) })
  .check(({ value, issues }) => {
    const { source, file, text } = value
    if (source === 'file' && !file)
      issues.push({ code: 'custom', message: 'file', path: ['file'], input: file })
    if (source === 'paste' && text.trim() === '')
      issues.push({ code: 'custom', message: 'text', path: ['text'], input: text })
  })
export type BookForm = SavedFields & { file: File | null; cover: File | null }

export const emptyBook: BookForm = {
  source: 'file',
  title: null,
  author: null,
  narrator: '',
  text: '',
  language: null,
  speed: DEFAULT_SPEECH.speed,
  file: null,
  cover: null,
}

export const bookDraft = { name: 'book new', version: 3, schema: SavedFields } as const

const FILE_ID = 'book'
const COVER_ID = 'cover'

export const savedFieldsOf = ({ file: _file, cover: _cover, ...kept }: BookForm): SavedFields => kept

export const filesOf = ({ file, cover }: BookForm) => [
  ...(file ? [{ id: FILE_ID, file }] : []),
  ...(cover ? [{ id: COVER_ID, file: cover }] : []),
]

export function restoreBook(kept: SavedFields, files: ReturnType<typeof filesOf>): BookForm {
  const fileOf = (wanted: string) => files.find(({ id }) => id === wanted)?.file ?? null
  return { ...kept, file: fileOf(FILE_ID), cover: fileOf(COVER_ID) }
}

export const bodyOfBook = ({ title, author, narrator, language, speed, cover }: BookForm, file: File) => ({
  file,
  title: title?.trim() || undefined,
  book: { author: author ?? undefined, narrator: narrator.trim() || undefined },
  language: language ?? undefined,
  settings: speed === DEFAULT_SPEECH.speed ? undefined : { speed },
  image: cover ?? undefined,
})
