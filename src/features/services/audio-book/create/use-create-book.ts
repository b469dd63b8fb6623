import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { comparableContent } from '#src/drafts/comparable-content.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { limitsOf } from '#src/features/catalog/limits-of.ts'
import { useCreateForm, useCreateSending } from '#src/features/create/use-create-form.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { extensionOf } from '#src/rules/file-name.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import {
  BookForm,
  bodyOfBook,
  bookDraft,
  bookMessages,
  emptyBook,
  filesOf,
  restoreBook,
  savedFieldsOf,
} from './book-form.ts'
import type { EpubFront } from './epub-front.ts'

/** Metadata of the chosen book once it has been read; undefined for any file that is not an EPUB. */
function useEpubFront(file: File | undefined): EpubFront | undefined {
  const [read, setRead] = useState<{ file: File; front: EpubFront }>()
  useEffect(() => {
    if (!file?.name.toLowerCase().endsWith('.epub')) return
    const reading = new AbortController()
    import('./epub-front.ts')
      .then(({ readEpubFront }) => readEpubFront(file, reading.signal))
      .then(
        (front) => front && !reading.signal.aborted && setRead({ file, front }),
        // Without metadata the form still works, because the server reads the book as well.
        () => {},
      )
    return () => reading.abort()
  }, [file])
  return read?.file === file ? read?.front : undefined
}

/** Pasted text is uploaded as a text file. */
function useBookFile({ source, text, file }: BookForm) {
  const { t } = useTranslation('audio-book-form')
  const name = t('create.pastedName')
  return useMemo(() => {
    if (source === 'file') return file ?? undefined
    return text.trim() === ''
      ? undefined
      : new File([text], `${name}.txt`, { type: 'text/plain', lastModified: 0 })
  }, [source, text, file, name])
}

function useFileProblem(file: File | undefined) {
  const { t } = useTranslation('audio-book-form')
  const { data: service } = useQuery(catalogQueries.service('audio-book'))
  const { extensions = [], max_file_mb: limit = 0 } = service ? limitsOf(service) : {}
  const endings = extensions.map((extension) => `.${extension}`)
  const kinds = extensions.map((extension) => extension.toUpperCase()).join(', ')
  const hint = service && t('create.limit', { kinds, limit })
  if (!file || !service) return { endings, problem: undefined, hint, limit }
  const problem = !extensions.includes(extensionOf(file.name))
    ? t('create.wrongKind', { name: file.name, kinds })
    : file.size === 0
      ? t('create.empty')
      : file.size > limit * MEGABYTE
        ? t('create.tooLarge', { limit })
        : undefined
  return { endings, problem, hint, limit }
}

export function useCreateBook(close?: () => void) {
  const { t } = useTranslation('audio-book-form')
  const form = useCreateForm({
    schema: BookForm,
    empty: emptyBook,
    draft: bookDraft,
    keep: savedFieldsOf,
    filesOf,
    carry: ({ files: [file] }): Partial<BookForm> => ({ source: 'file', file: file ?? null }),
    restore: (kept, files) => restoreBook(kept, [...files]),
    isTouched: (fields) =>
      comparableContent({ ...fields, source: emptyBook.source }) !== comparableContent(emptyBook),
    names: { file: 'file', title: 'title', language: 'language', image: 'cover', text: 'text' },
    messages: { keys: bookMessages, say: (key) => t(`create.problem.${key}`) },
  })
  const { fields } = form
  const file = useBookFile(fields)
  const front = useEpubFront(file)
  const { problem, ...chooser } = useFileProblem(file)
  const sending = useCreateSending(form, {
    slug: 'audio-book',
    problems: () => ({ [fields.source === 'file' ? 'file' : 'text']: problem }),
    projectOf: (now) => ({
      body: bodyOfBook(now, file ?? new File([], '')),
      ...(now.source === 'paste' && { typed: now.text }),
    }),
    close,
  })
  const saidOfFile = problem ?? form.errorOf('file')
  const isScan =
    saidOfFile !== undefined && sending.error instanceof ApiError && sending.error.code === 'book_scan'
  return { ...form, ...sending, ...chooser, file, front, saidOfFile, isScan }
}

export type CreateBook = ReturnType<typeof useCreateBook>
