import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { comparableContent } from '#src/drafts/comparable-content.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { prefetch } from '#src/lib/prefetch.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { paths } from '#src/routing/paths.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { NewProject } from './send-project.ts'

/** Checks the response by the schemas of a project, which a form does not need before it is sent. */
const importSending = () => import('./send-project.ts')

export interface SentProject {
  readonly body: NewProject
  /**
   * Content of a file that the form made itself. Identifies the file in a retry, because its time differs at each
   * attempt.
   */
  readonly typed?: string
  /**
   * Prepares a draft before it opens; after a failure its own page offers it again. A project of an earlier
   * attempt that has progressed since is opened unchanged.
   */
  readonly begin?: (project: ProjectSummary) => Promise<unknown>
}

/** A captcha is solved again for each attempt and says nothing about the project. */
const withoutCaptcha = ({ body: { captcha_token: _token, ...body }, typed }: SentProject) => ({ body, typed })

interface Sending {
  readonly percent: Signal<number | undefined>
  /** Mounted forms of the service. */
  readonly shown: Set<(project: ProjectSummary) => void>
}

const sendingsByClient = new WeakMap<QueryClient, Map<ServiceSlug, Sending>>()

function currentSending(client: QueryClient, slug: ServiceSlug): Sending {
  const ofClient = sendingsByClient.get(client) ?? new Map<ServiceSlug, Sending>()
  sendingsByClient.set(client, ofClient)
  const known = ofClient.get(slug)
  if (known) return known
  const sending = {
    percent: createSignal<number | undefined>(undefined),
    shown: new Set<(project: ProjectSummary) => void>(),
  }
  ofClient.set(slug, sending)
  return sending
}

/** The draft of a form, which knows whether the same content was sent before. */
interface SentDraft {
  idFor(content: string): Promise<string>
  finish(): void
  /** The button was pressed; the form is sent once the draft is read. */
  readonly isWaiting?: boolean
  /** Closes the form so that the project can open. */
  close?(): void
}

/**
 * Creates a project from a form and opens it. Sending the same content repeatedly makes one project; other
 * content, or the same content on a later visit after success, makes another one. The sending state is kept
 * outside the page: a customer who leaves the form and returns still sees it being sent, and a customer who
 * is elsewhere at the end stays there and sees a message.
 */
export function useSendProject(slug: ServiceSlug, draft: SentDraft) {
  const { t } = useTranslation('projects')
  const navigate = useNavigate()
  const client = useQueryClient()
  const sending = currentSending(client, slug)
  const percent = useSignal(sending.percent)
  const mutationKey = ['send', slug]
  const isUnderWay = useIsMutating({ mutationKey }) > 0
  const open = useEffectEvent(({ id }: ProjectSummary) => {
    draft.finish()
    draft.close?.()
    void navigate(paths.project(slug, id))
  })
  useEffect(() => prefetch([importSending]), [])
  useEffect(() => {
    const show = (project: ProjectSummary) => open(project)
    sending.shown.add(show)
    return () => void sending.shown.delete(show)
  }, [sending])
  const mutation = useMutation({
    mutationKey,
    async mutationFn(sent: SentProject) {
      const { body, begin } = sent
      const query = { client_id: await draft.idFor(comparableContent(withoutCaptcha(sent))) }
      const { sendProject } = await importSending()
      const { project } = await sendProject(
        { params: { slug }, query, body },
        {
          onProgress: ({ sent, total }) => sending.percent.set(Math.floor((100 * sent) / Math.max(1, total))),
        },
      )
      // Before any payment: a reload meanwhile must not restore a form that could be sent again.
      draft.finish()
      if (project.status === projectStatuses.DRAFT) await begin?.(project).catch(() => undefined)
      return project
    },
    onSettled() {
      sending.percent.set(undefined)
      projectChanged(client, slug)
    },
    onSuccess(project) {
      const [show] = sending.shown
      if (show) show(project)
      else notifications.toast(t('sent', { title: project.title }), 'success')
    },
  })
  return { ...mutation, isPending: mutation.isPending || isUnderWay || draft.isWaiting === true, percent }
}
