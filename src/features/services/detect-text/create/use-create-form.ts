import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import * as z from 'zod/mini'
import { MAX_PAGES } from '#src/contract/form-choices.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useCreateForm as useCreateFields, useCreateSending } from '#src/features/create/use-create-form.ts'
import { useFileChecks } from '#src/features/create/use-file-checks.ts'
import { startNewProject } from '#src/features/runs/lazy-start-new-project.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useCarriedContent } from '#src/routing/carried-content.ts'
import { qepikOf } from '#src/rules/money.ts'
import { pagesPrice } from '#src/rules/price.ts'
import type { Check } from './document-check.ts'
import {
  type ChosenDocument,
  countOf,
  documentsDraft,
  exchangeFile,
  filesOf,
  isSendable,
  moveDocument,
  newDocument,
  replaceDocument,
  restoreDocuments,
  savedPlaces,
  separatePages,
  wantedPages,
  withCheck,
} from './documents.ts'
import { turnedRight } from './page-frame.ts'

const isUnchecked = ({ check }: ChosenDocument) => check.kind === 'checking'

const brokenFile: Check = { kind: 'refused', problem: 'broken' }

function useDocuments() {
  const { data: service, isError, refetch } = useQuery(catalogQueries.service('detect-text'))
  const { files = [] } = useCarriedContent() ?? {}
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>(() => files.map(newDocument))
  const limits = service?.limits
  useFileChecks({
    unchecked: limits ? filesOf(documents.filter(isUnchecked)) : [],
    check: async (file) => {
      const { checkDocument } = await import('./check-document.ts')
      return checkDocument(file, limits ?? {}).catch(() => brokenFile)
    },
    onChecked: (fileId, check) => setDocuments((now) => withCheck(now, fileId, check)),
  })
  const add = (files: readonly File[]) => setDocuments((now) => [...now, ...files.map(newDocument)])
  return {
    service,
    hasFailed: isError && !service,
    reload: () => void refetch(),
    documents,
    setDocuments,
    add,
  }
}

function usePastedFiles(isTaken: boolean, add: (files: readonly File[]) => void) {
  const paste = useEffectEvent((files: readonly File[]) => isTaken && add(files))
  useEffect(() => {
    const take = ({ clipboardData }: ClipboardEvent) => {
      // Words copied from a document come with a picture of them; a text field receives only the words.
      if (document.activeElement?.localName !== 'input' || !clipboardData?.getData('text'))
        paste([...(clipboardData?.files ?? [])])
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}

/**
 * Starts the run at the price in qəpik that the customer saw; if the draft needs more money or another price, its
 * page shows it.
 */
function useStart() {
  const client = useQueryClient()
  return async (project: ProjectSummary, seen: number | undefined) => {
    const isAsSeen = seen !== undefined && project.price !== undefined && qepikOf(project.price) <= seen
    if (isAsSeen) await startNewProject(client, project)
  }
}

type PageFrame = Pick<ChosenDocument, 'rotation' | 'crop'>

const DocumentsForm = z.object({
  title: z.string(),
  languages: z.array(z.int()),
  /** Only receives the server's errors about files; the files themselves are not in this form. */
  documents: z.optional(z.undefined()),
})
type DocumentsForm = z.infer<typeof DocumentsForm>

const emptyForm: DocumentsForm = { title: '', languages: [] }

/** The form. The list of documents has its own state, because each is inspected as soon as it is chosen. */
function useDocumentsForm({ documents, setDocuments }: ReturnType<typeof useDocuments>) {
  const filesOfForm = useCallback(() => filesOf(documents), [documents])
  return useCreateFields({
    schema: DocumentsForm,
    empty: emptyForm,
    draft: documentsDraft,
    keep: ({ title, languages }) => ({ title, languages, documents: savedPlaces(documents) }),
    filesOf: filesOfForm,
    restore(kept, files) {
      setDocuments(restoreDocuments(kept, files))
      return { title: kept.title, languages: kept.languages }
    },
    isTouched: ({ title, languages }) => documents.length > 0 || title !== '' || languages.length > 0,
    names: { title: 'title', language: 'languages' },
  })
}

export function useCreateForm(onSent?: () => void) {
  const { t } = useTranslation('create')
  const chosenDocuments = useDocuments()
  const { documents, setDocuments, service, ...rest } = chosenDocuments
  const form = useDocumentsForm(chosenDocuments)
  const change = (id: string, part: (document: ChosenDocument) => Partial<PageFrame>) =>
    setDocuments((now) => now.map((one) => (one.id === id ? { ...one, ...part(one) } : one)))
  const begin = useStart()
  const count = countOf(documents)
  const sendable = documents.filter(isSendable)
  const isOver = count.pages > MAX_PAGES
  const price = service && count.isWhole ? pagesPrice(count.unread, service) : undefined
  const missing = sendable.length === 0 ? t('problem.files') : undefined
  const sending = useCreateSending(form, {
    slug: 'detect-text',
    problems: () => ({ documents: isOver ? t('problem.files') : missing }),
    isReady: !documents.some(isUnchecked),
    projectOf: ({ title, languages }) => ({
      body: {
        title: title.trim() || undefined,
        files: filesOf(sendable).map(({ file }) => file),
        pages: wantedPages(sendable),
        recognition: { languages },
      },
      begin: (project) => begin(project, price),
    }),
    close: onSent,
  })
  usePastedFiles(!sending.isPending, rest.add)
  return {
    ...rest,
    ...form,
    ...sending,
    ...{ service, documents, sendable, count, price, isOver },
    filesProblem: form.errorOf('documents') && missing,
    frame: {
      ...sending.frame,
      onAfresh() {
        form.startAfresh()
        setDocuments([])
      },
    },
    framed: (id: string, framed: PageFrame) => change(id, () => framed),
    straightened: (id: string, file: File, number?: number) =>
      setDocuments((now) => replaceDocument(now, id, file, number)),
    redacted: (fileId: string, file: File) => setDocuments((now) => exchangeFile(now, fileId, file)),
    turn: (id: string) => change(id, ({ rotation }) => ({ rotation: turnedRight(rotation) })),
    separate: (id: string) => setDocuments((now) => separatePages(now, id)),
    moveBefore: (id: string, before: number) => setDocuments((now) => moveDocument(now, id, before)),
    remove: (id: string) => setDocuments((now) => now.filter((one) => one.id !== id)),
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>
