import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '#src/api/upload.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { initProject } from '#src/contract/projects.ts'
import { contentOf } from '#src/drafts/content-of.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { paths } from '#src/routing/paths.ts'
import { useSignal } from '#src/ui/use-signal.ts'

type NewProject = BodyOf<typeof initProject>

export interface SentProject {
  readonly body: NewProject
  /** Of which a file of the body was made, for a file that is chosen is told by its name, size and time. */
  readonly typed?: string
  /**
   * What is done with a draft before it is opened; where that fails, its own page offers it again. One that came of an
   * earlier try and has gone on since is opened as it stands.
   */
  readonly begin?: (project: ProjectSummary) => Promise<unknown>
}

/** A captcha is solved anew for each try, and says nothing of the project. */
const withoutCaptcha = ({ body: { captcha_token: _token, ...body }, typed }: SentProject) => ({ body, typed })

interface Sending {
  readonly percent: Signal<number | undefined>
  /** Forms of the service that are on screen. */
  readonly shown: Set<(project: ProjectSummary) => void>
}

const sendings = new WeakMap<QueryClient, Map<ServiceSlug, Sending>>()

function sendingOf(client: QueryClient, slug: ServiceSlug): Sending {
  const ofClient = sendings.get(client) ?? new Map<ServiceSlug, Sending>()
  sendings.set(client, ofClient)
  const known = ofClient.get(slug)
  if (known) return known
  const sending = {
    percent: createSignal<number | undefined>(undefined),
    shown: new Set<(project: ProjectSummary) => void>(),
  }
  ofClient.set(slug, sending)
  return sending
}

/** The draft of a form, which knows whether the same was sent before. */
interface SentDraft {
  idFor(content: string): Promise<string>
  finish(): void
  /** It was pressed, and will be sent once it is read. */
  readonly isWaiting?: boolean
  /** Makes room for the project, which opens. */
  close?(): void
}

/**
 * Makes a project of a form, and opens it. However often the same is sent, it becomes one project; another content, or
 * the same on another visit once it has become one, is another project. What is being sent is kept beside the page: who
 * leaves the form and comes back sees it still being sent, and who is elsewhere by the end stays there and is told.
 */
export function useSendProject(slug: ServiceSlug, draft: SentDraft) {
  const { t } = useTranslation('projects')
  const navigate = useNavigate()
  const client = useQueryClient()
  const sending = sendingOf(client, slug)
  const percent = useSignal(sending.percent)
  const mutationKey = ['send', slug]
  const isUnderWay = useIsMutating({ mutationKey }) > 0
  const open = useEffectEvent(({ id }: ProjectSummary) => {
    draft.finish()
    draft.close?.()
    void navigate(paths.project(slug, id))
  })
  useEffect(() => {
    const show = (project: ProjectSummary) => open(project)
    sending.shown.add(show)
    return () => void sending.shown.delete(show)
  }, [sending])
  const mutation = useMutation({
    mutationKey,
    async mutationFn(sent: SentProject) {
      const { body, begin } = sent
      const query = { client_id: await draft.idFor(contentOf(withoutCaptcha(sent))) }
      const { project } = await upload(
        initProject,
        { params: { slug }, query, body },
        {
          onProgress: ({ sent, total }) => sending.percent.set(Math.floor((100 * sent) / Math.max(1, total))),
        },
      )
      // Before anything is paid for: who loads the page anew meanwhile must not get a form that could be sent once more.
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
