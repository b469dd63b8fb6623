import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { notifications } from '#src/lib/notifications.ts'
import { paths } from '#src/routing/paths.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { type SourceAddressProblem, sourceAddressProblem } from '#src/rules/source-address.ts'
import { addRecordings } from './add-recordings.ts'
import { type CreateDraft, changeRecording, clearSent } from './create-draft.ts'
import { SLUG } from './create-mutations.ts'
import {
  isAbort,
  isSendable,
  isShort,
  type Outcome,
  recordingPrice,
  recordingQueueOf,
} from './recording-queue.ts'
import { reasonOf, sendRecording } from './send-recording.ts'
import { useCreateDraft } from './use-create-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

/** Whether the component is still on screen when something that took its time has ended. */
function useIsShown() {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/**
 * The form with which transcripts begin: what is chosen, what it costs, and sending it.
 * @param closeModal where the form is a modal
 */
export function useCreateForm(closeModal?: () => void) {
  const { t } = useTranslation('transcript')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: service, isError, refetch } = useQuery(catalogQueries.service(SLUG))
  const { signal, draft } = useCreateDraft(service?.limits)
  const kept = useKeptDraft(signal)
  const queue = recordingQueueOf(client)
  const isShown = useIsShown()
  const [isFetching, setIsFetching] = useState(false)
  const [urlProblem, setUrlProblem] = useState<
    SourceAddressProblem | { readonly reason: string | undefined }
  >()
  const urlId = useRef<string>(undefined)

  const priceOf = (seconds: number) => (service ? minutesPrice(seconds, service) : 0)
  const sendable = draft.recordings.filter(isSendable)
  const change = (part: Partial<CreateDraft>) => signal.set({ ...signal.get(), ...part })

  /** Shows what has come of it: the project, or where there are several the list; the form where something is left. */
  function showOutcome(outcomes: readonly Outcome[]) {
    const [first] = outcomes
    const isWhole = signal
      .get()
      .recordings.every(({ state }) => state.kind === 'sent' || state.kind === 'waiting')
    const isAlone = signal.get().recordings.length === 1
    if (!first || !isWhole) return
    if (!isShown.current) {
      clearSent(signal)
      if (first.isBegun) notifications.toast(t('queue.sentElsewhere', { count: outcomes.length }), 'success')
    } else if (isAlone || outcomes.every(({ isBegun }) => isBegun)) {
      // The project itself says what its draft waits for.
      change({ recordings: [] })
      clearSent(signal)
      closeModal?.()
      void navigate(isAlone ? paths.project(SLUG, first.projectId) : paths.projects(SLUG))
    } else if (closeModal) {
      // Whoever tops up comes back to an address, and a modal has none.
      closeModal()
      void navigate(paths.createProject(SLUG))
    }
  }

  async function sendUrl() {
    const { url, urlTitle: title, options } = signal.get()
    const problem = sourceAddressProblem(url)
    setUrlProblem(problem)
    if (problem) return
    urlId.current ??= crypto.randomUUID()
    const recording = { clientId: urlId.current, title, source: { source_url: url.trim() }, options }
    try {
      const project = await sendRecording(client, recording, {})
      change({ url: '', urlTitle: '' })
      clearSent(signal)
      if (!isShown.current) return
      closeModal?.()
      void navigate(paths.project(SLUG, project.id))
    } catch (error) {
      if (!isAbort(error)) setUrlProblem({ reason: reasonOf(error) })
    }
  }

  async function submit() {
    if (draft.source !== 'url') return showOutcome(await queue.run(priceOf))
    if (isFetching || draft.url.trim() === '') return
    setIsFetching(true)
    await sendUrl()
    setIsFetching(false)
  }

  return {
    service,
    hasFailed: isError,
    reload: () => void refetch(),
    draft,
    change,
    add: (files: readonly File[]) => addRecordings(signal, files),
    remove: queue.remove,
    cancel: queue.stop,
    rename: (id: string, title: string) => changeRecording(signal, id, { title }),
    changeUrl(url: string) {
      // Another address is another wish.
      urlId.current = undefined
      setUrlProblem(undefined)
      change({ url })
    },
    urlProblem,
    priceOf,
    sendable,
    /** Of all that would be sent, in qəpik. */
    price: sendable.reduce((sum, recording) => sum + recordingPrice(recording, priceOf), 0),
    isChecking: draft.recordings.some(({ state }) => state.kind === 'checking'),
    isSending: draft.isSending || isFetching,
    /** Whether a closed tab would cost anything. */
    isAtRisk: draft.isSending || !kept.areFilesKept,
    submit,
    /** Goes on with the recordings that waited for money. */
    resume: async () => showOutcome(await queue.run(priceOf, isShort)),
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>
