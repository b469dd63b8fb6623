import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { refusalsOf } from '#src/api/api-error.ts'
import { refusalsBeside } from '#src/api/form-errors.ts'
import { MAX_PAGES } from '#src/contract/detect-text.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useSendProject } from '#src/features/projects/create-mutations.ts'
import { startElsewhere } from '#src/features/runs/runs-mutations.ts'
import { takeCarriedFiles } from '#src/routing/carried-files.ts'
import { qepikOf } from '#src/rules/money.ts'
import { pagesPrice } from '#src/rules/price.ts'
import { checkDocument } from './check-document.ts'
import {
  type ChosenDocument,
  checked,
  chosen,
  countOf,
  documentsDraft,
  filesOf,
  isSendable,
  keptPlaces,
  moved,
  restored,
  separated,
  wantedPages,
} from './documents.ts'
import { turnedRight } from './page-frame.ts'

function useDocuments() {
  const { data: service, isError, refetch } = useQuery(catalogQueries.service('detect-text'))
  const { state } = useLocation()
  const [documents, setDocuments] = useState<readonly ChosenDocument[]>(() =>
    takeCarriedFiles(state).map(chosen),
  )
  const limits = service?.limits
  useEffect(() => {
    const unchecked = documents.find(({ check }) => check.kind === 'checking')
    if (!unchecked || !limits) return
    let isWanted = true
    void checkDocument(unchecked.file, limits)
      .catch(() => ({ kind: 'refused', problem: 'broken' }) as const)
      .then((check) => {
        if (!isWanted) return
        setDocuments((now) => checked(now, unchecked.fileId, check))
      })
    return () => {
      isWanted = false
    }
  }, [documents, limits])
  const add = (files: readonly File[]) => setDocuments((now) => [...now, ...files.map(chosen)])
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
      // Words copied from a document come with a picture of them: into a field they go alone.
      if (document.activeElement?.localName !== 'input' || !clipboardData?.getData('text'))
        paste([...(clipboardData?.files ?? [])])
    }
    document.addEventListener('paste', take)
    return () => document.removeEventListener('paste', take)
  }, [])
}

/** Begins to read at the price in qəpik that was seen; its own page says what a draft waits for: another price, or money. */
function useBegin() {
  const client = useQueryClient()
  return async (project: ProjectSummary, seen: number | undefined) => {
    const isAsSeen = seen !== undefined && project.price !== undefined && qepikOf(project.price) <= seen
    if (isAsSeen) await startElsewhere(client, project)
  }
}

type Framed = Pick<ChosenDocument, 'rotation' | 'crop'>

function useKeptForm({ documents, setDocuments }: ReturnType<typeof useDocuments>) {
  const [title, setTitle] = useState('')
  const [languages, setLanguages] = useState<readonly number[]>([])
  const isTouched = documents.length > 0 || title !== '' || languages.length > 0
  const files = useMemo(() => filesOf(documents), [documents])
  const draft = useDraft({
    kind: documentsDraft,
    fields: {
      title,
      languages: [...languages],
      documents: keptPlaces(documents),
    },
    files,
    isTouched,
    onRestore(kept, files) {
      setTitle(kept.title)
      setLanguages(kept.languages)
      setDocuments(restored(kept, files))
    },
  })
  return { title, setTitle, languages, setLanguages, draft }
}

export function useCreateForm(onSent: () => void = () => undefined) {
  const chosenDocuments = useDocuments()
  const { documents, setDocuments, service, ...rest } = chosenDocuments
  const { title, setTitle, languages, setLanguages, draft } = useKeptForm(chosenDocuments)
  const send = useSendProject('detect-text', { ...draft, close: onSent })
  usePastedFiles(!send.isPending, rest.add)
  const change = (id: string, part: (document: ChosenDocument) => Partial<Framed>) =>
    setDocuments((now) => now.map((one) => (one.id === id ? { ...one, ...part(one) } : one)))
  const begin = useBegin()
  const refusals = refusalsOf(send.error)
  const count = countOf(documents)
  const isChecking = documents.some(({ check }) => check.kind === 'checking')
  const sendable = documents.filter(isSendable)
  const price = service && count.isWhole ? pagesPrice(count.unread, service) : undefined
  return {
    ...rest,
    ...{ service, documents, title, setTitle, languages, setLanguages, count, price, isChecking },
    isOver: count.pages > MAX_PAGES,
    canSend: sendable.length > 0 && !isChecking && count.pages <= MAX_PAGES,
    isSending: send.isPending,
    percent: send.percent,
    refusals,
    otherRefusals: refusalsBeside(refusals, ['title', 'language']),
    isRestored: draft.isRestored,
    startAfresh() {
      setTitle('')
      setLanguages([])
      setDocuments([])
    },
    frame: (id: string, framed: Framed) => change(id, () => framed),
    turn: (id: string) => change(id, ({ rotation }) => ({ rotation: turnedRight(rotation) })),
    separate: (id: string) => setDocuments((now) => separated(now, id)),
    moveBefore: (id: string, before: number) => setDocuments((now) => moved(now, id, before)),
    remove: (id: string) => setDocuments((now) => now.filter((one) => one.id !== id)),
    submit() {
      const body = {
        title: title.trim() || undefined,
        files: filesOf(sendable).map(({ file }) => file),
        pages: wantedPages(sendable),
        recognition: { languages: [...languages] },
      }
      if (!send.isPending) send.mutate({ body, begin: (project) => begin(project, price) })
    },
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>
