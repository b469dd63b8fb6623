import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '#src/api/upload.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { initProject } from '#src/contract/projects.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { startElsewhere } from '#src/features/runs/runs-mutations.ts'
import { paths } from '#src/routing/paths.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type ChosenDocument, wantedPages } from './documents.ts'

export const SLUG = 'detect-text'

interface Sent {
  title: string
  languages: readonly number[]
  documents: readonly ChosenDocument[]
  /** The price that the customer saw, in qəpik; undefined where only the server could count the pages. */
  seen: number | undefined
}

/** Its own page says what a draft waits for: another price, or money. */
const isStartable = ({ price, status }: Project, seen: number | undefined) =>
  status === projectStatuses.DRAFT && seen !== undefined && qepikOf(price) <= seen

/** Sends the files and begins to read them, at the price that was seen. One form makes one project. */
export function useSendDocuments(onSent: () => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [clientId] = useState(() => crypto.randomUUID())
  const [percent, setPercent] = useState<number>()
  const mutation = useMutation({
    async mutationFn({ title, languages, documents, seen }: Sent) {
      const body = {
        ...(title.trim() !== '' && { title: title.trim() }),
        files: documents.map(({ file }) => file),
        pages: wantedPages(documents),
        recognition: { languages: [...languages] },
      }
      const input = { params: { slug: SLUG } as const, query: { client_id: clientId }, body }
      const onProgress = ({ sent, total }: { sent: number; total: number }) =>
        setPercent(Math.floor((sent / total) * 100))
      const { project } = await upload(initProject, input, { onProgress })
      if (isStartable(project, seen)) {
        const wanted = { scope: 'all' as const, price: qepikOf(project.price) }
        await startElsewhere(client, { slug: SLUG, id: project.id }, wanted).catch(() => undefined)
      }
      return project
    },
    onSettled() {
      setPercent(undefined)
      projectChanged(client, SLUG)
      moneyMoved(client)
    },
    onSuccess({ id }) {
      onSent()
      void navigate(paths.project(SLUG, id))
    },
  })
  return { ...mutation, percent }
}
