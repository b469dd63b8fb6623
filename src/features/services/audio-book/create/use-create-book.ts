import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ApiError, refusalsOf } from '#src/api/api-error.ts'
import type { KeptFile } from '#src/drafts/draft-files.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useSendProject } from '#src/features/projects/create-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { endingOf } from '#src/rules/file-name.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { type BookDraft, bookDraft, emptyBook, isEmptyBook } from './book-draft.ts'
import { useEpubFront } from './use-epub-front.ts'

const FILE_ID = 'book'
const COVER_ID = 'cover'

/** What is pasted is sent as the text file that it could have been. */
function useBookFile(fields: BookDraft, chosen: File | undefined) {
  const { t } = useTranslation('audio-book')
  const { source, text } = fields
  const name = t('create.pastedName')
  return useMemo(() => {
    if (source === 'file') return chosen
    return text.trim() === ''
      ? undefined
      : new File([text], `${name}.txt`, { type: 'text/plain', lastModified: 0 })
  }, [source, text, chosen, name])
}

function useFileProblem(file: File | undefined) {
  const { t } = useTranslation('audio-book')
  const { data: service } = useQuery(catalogQueries.service('audio-book'))
  const { extensions = [], max_file_mb: limit = 0 } = service?.limits ?? {}
  const endings = extensions.map((extension) => `.${extension}`)
  const kinds = extensions.map((extension) => extension.toUpperCase()).join(', ')
  const hint = service && t('create.limit', { kinds, limit })
  if (!file || !service) return { endings, problem: undefined, hint }
  const problem = !extensions.includes(endingOf(file.name))
    ? t('create.wrongKind', { kinds })
    : file.size === 0
      ? t('create.empty')
      : file.size > limit * MEGABYTE
        ? t('create.tooLarge', { limit })
        : undefined
  return { endings, problem, hint }
}

const bodyOf = ({ title, author, narrator, language, speed }: BookDraft, file: File) => ({
  file,
  title: title?.trim() || undefined,
  book: { author: author ?? undefined, narrator: narrator.trim() || undefined },
  language: language ?? undefined,
  settings: speed === DEFAULT_SPEECH.speed ? undefined : { speed },
})

/** The book and its cover, as they are chosen and as they are kept. */
function useChosenFiles() {
  const [chosen, setChosen] = useState<File>()
  const [cover, setCover] = useState<File>()
  const files = useMemo(
    () => [
      ...(chosen ? [{ id: FILE_ID, file: chosen }] : []),
      ...(cover ? [{ id: COVER_ID, file: cover }] : []),
    ],
    [chosen, cover],
  )
  return {
    ...{ files, chosen, cover, setChosen, setCover },
    restore(kept: readonly KeptFile[]) {
      setChosen(kept.find(({ id }) => id === FILE_ID)?.file)
      setCover(kept.find(({ id }) => id === COVER_ID)?.file)
    },
  }
}

export function useCreateBook() {
  const [fields, setFields] = useState(emptyBook)
  const { files, chosen, cover, setChosen, setCover, restore } = useChosenFiles()
  const draft = useDraft({
    kind: bookDraft,
    fields,
    files,
    isTouched: !isEmptyBook(fields) || files.length > 0,
    onRestore(left, kept) {
      setFields(left)
      restore(kept)
    },
  })
  const file = useBookFile(fields, chosen)
  const front = useEpubFront(file)
  const { problem, ...chooser } = useFileProblem(file)
  const { mutate, isPending, error, reset, percent } = useSendProject('audio-book', draft)
  const { file: ofFile, title: ofTitle, language: ofLanguage, image: ofCover, ...others } = refusalsOf(error)
  const change = (part: Partial<BookDraft>) => {
    reset()
    setFields((now) => ({ ...now, ...part }))
  }
  return {
    ...chooser,
    ...{ fields, file, front, cover, isPending, percent, ofTitle, ofLanguage, ofCover, others },
    problem: problem ?? ofFile,
    isScan: error instanceof ApiError && error.code === 'book_scan',
    isRestored: draft.isRestored,
    change,
    choose(next: File | undefined) {
      reset()
      setChosen(next)
    },
    chooseCover(next: File | undefined) {
      reset()
      setCover(next)
    },
    startAfresh() {
      change(emptyBook)
      restore([])
    },
    submit() {
      if (!file || problem || isPending) return
      const body = { ...bodyOf(fields, file), image: cover }
      mutate(fields.source === 'paste' ? { body, typed: fields.text } : { body })
    },
    canSend: file !== undefined && problem === undefined,
  }
}

export type CreateBook = ReturnType<typeof useCreateBook>
