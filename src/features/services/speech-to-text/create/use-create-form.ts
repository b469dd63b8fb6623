import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { checkRecording } from '#src/audio/check-recording.ts'
import type { Service } from '#src/contract/catalog.ts'
import { useDelayedSubmit } from '#src/drafts/use-delayed-submit.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useSendProject } from '#src/features/create/create-mutations.ts'
import { titleOfAddress } from '#src/features/create/title-of-source.ts'
import { useFileChecks } from '#src/features/create/use-file-checks.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { prefetch } from '#src/lib/prefetch.ts'
import { useCarriedContent } from '#src/routing/carried-content.ts'
import { paths } from '#src/routing/paths.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { type SourceAddressProblem, sourceAddressProblem } from '#src/rules/source-address.ts'
import { useCustomerId } from '#src/session/customer-id.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { addRecordings, replaceRecording } from './add-recordings.ts'
import {
  bodyOf,
  type CreateDraft,
  changeRecording,
  createDraftOf,
  type DraftSignal,
  isUntouched,
  type QueuedRecording,
  removeSent,
  SLUG,
} from './create-draft.ts'
import { type RecordingErrors, recordingErrorsOf } from './recording-errors.ts'
import { importSending, isSendable, lacksFunds, recordingPrice, recordingQueueOf } from './recording-queue.ts'
import { addressIdFor, emptyAddress, isDraftSaved, saveDraft } from './save-draft.ts'
import type { Outcome } from './send-queued.ts'

const MAX_PARALLEL_CHECKS = 3

const uncheckedFile = ({ id, file, state }: QueuedRecording) =>
  file && state.kind === 'checking' ? [{ id, file }] : []

function useCreateDraft(limits: Service['limits'] | undefined) {
  const signal = createDraftOf(useQueryClient())
  const draft = useSignal(signal)
  const customerId = useCustomerId()

  useEffect(() => {
    if (customerId !== undefined) saveDraft(signal, customerId)
  }, [customerId, signal])

  useFileChecks({
    unchecked: limits ? draft.recordings.flatMap(uncheckedFile) : [],
    most: MAX_PARALLEL_CHECKS,
    check: (file, wanted) => checkRecording(file, limits ?? {}, wanted),
    onChecked: (id, check) =>
      changeRecording(
        signal,
        id,
        check.kind === 'ok'
          ? { duration: check.duration, state: { kind: 'ready', endsShort: check.endsShort } }
          : { state: check },
      ),
  })
  return { signal, draft, isKept: useSignal(isDraftSaved) }
}

interface FormOnScreen {
  readonly signal: DraftSignal
  readonly isShown: RefObject<boolean>
  readonly closeModal: (() => void) | undefined
}

function useShowOutcome({ signal, isShown, closeModal }: FormOnScreen) {
  const { t } = useTranslation('speech-to-text-form')
  const navigate = useNavigate()
  return (outcomes: readonly Outcome[]) => {
    const [first] = outcomes
    const { recordings } = signal.get()
    const isWhole = recordings.every(({ state }) => state.kind === 'sent' || state.kind === 'waiting')
    const isAlone = recordings.length === 1
    if (!first || !isWhole) return
    if (!isShown.current) {
      removeSent(signal)
      if (first.isBegun) notifications.toast(t('queue.sentElsewhere', { count: outcomes.length }), 'success')
    } else if (isAlone || outcomes.every(({ isBegun }) => isBegun)) {
      // The project's own page shows what its draft is waiting for.
      signal.set({ ...signal.get(), recordings: [] })
      removeSent(signal)
      closeModal?.()
      void navigate(isAlone ? paths.project(SLUG, first.projectId) : paths.projects(SLUG))
    } else if (closeModal) {
      // The payment returns to an address, which a modal does not have.
      closeModal()
      void navigate(paths.createProject(SLUG))
    }
  }
}

function useAddress({ signal, closeModal }: Pick<FormOnScreen, 'signal' | 'closeModal'>) {
  const { t } = useTranslation(['speech-to-text', 'create'])
  const [problem, setProblem] = useState<SourceAddressProblem | Omit<RecordingErrors, 'ofOptions'>>()
  const { mutate, isPending } = useSendProject(SLUG, {
    idFor: (content) => addressIdFor(signal, content),
    finish: () => emptyAddress(signal),
    close: () => closeModal?.(),
  })
  function showRefusal(error: unknown) {
    const { ofOptions, ...said } = recordingErrorsOf(error)
    setProblem(said)
    signal.set({ ...signal.get(), refusals: ofOptions })
  }
  return {
    isPending,
    problem,
    send() {
      const { url, urlTitle, options } = signal.get()
      if (isPending) return
      if (url.trim() === '') return setProblem({ reason: t('create:problem.link'), ofTitle: undefined })
      const problem = sourceAddressProblem(url)
      setProblem(problem)
      signal.set({ ...signal.get(), refusals: {} })
      if (problem) return
      const title = urlTitle.trim() || (titleOfAddress(url) ?? '')
      const body = { ...bodyOf(title, options), source_url: url.trim() }
      mutate({ body }, { onError: showRefusal })
    },
    change(url: string) {
      setProblem(undefined)
      signal.set({ ...signal.get(), url })
    },
    rename(urlTitle: string) {
      if (typeof problem === 'object') setProblem({ ...problem, ofTitle: undefined })
      signal.set({ ...signal.get(), urlTitle })
    },
  }
}

function renameRecording(signal: DraftSignal, id: string, title: string) {
  const state = signal.get().recordings.find((one) => one.id === id)?.state
  const isMended = state?.kind === 'failed' && state.ofTitle !== undefined
  changeRecording(signal, id, { title, ...(isMended && { state: { ...state, ofTitle: undefined } }) })
}

/** Recordings that another page has carried to this form. */
function useCarriedRecordings(signal: DraftSignal) {
  const files = useCarriedContent()?.files
  const addCarried = useEffectEvent(() => {
    if (!files) return
    signal.set({ ...signal.get(), source: 'upload' })
    addRecordings(signal, files)
  })
  useEffect(() => addCarried(), [])
}

export function useCreateForm(closeModal?: () => void) {
  const { data: service, isError, refetch } = useQuery(catalogQueries.service(SLUG))
  const { signal, draft, isKept } = useCreateDraft(service?.limits)
  useCarriedRecordings(signal)
  useEffect(() => prefetch([importSending]), [])
  const queue = recordingQueueOf(useQueryClient())
  const onScreen = { signal, isShown: useIsShown(), closeModal }
  const showOutcome = useShowOutcome(onScreen)
  const address = useAddress(onScreen)
  const priceOf = (seconds: number) => (service ? minutesPrice(seconds, service) : 0)
  const sendable = draft.recordings.filter(isSendable)
  const isChecking = draft.recordings.some(({ state }) => state.kind === 'checking')
  const [failures, setFailures] = useState(0)
  const press = useDelayedSubmit(draft.source === 'url' || !isChecking)
  async function submit() {
    if (draft.source === 'url') address.send()
    else if (sendable.length > 0) return showOutcome(await queue.run(priceOf))
    const isMissing = draft.source === 'url' ? draft.url.trim() === '' : true
    if (isMissing) setFailures((count) => count + 1)
  }
  return {
    service,
    hasFailed: isError,
    reload: () => void refetch(),
    draft,
    change: (part: Partial<CreateDraft>) => signal.set({ ...signal.get(), ...part }),
    add: (files: readonly File[]) => addRecordings(signal, files),
    replace: (id: string, file: File) => replaceRecording(signal, id, file),
    remove: queue.remove,
    cancel: queue.stop,
    rename: (id: string, title: string) => renameRecording(signal, id, title),
    changeUrl: address.change,
    renameUrl: address.rename,
    urlProblem: address.problem,
    priceOf,
    sendable,
    /** Price of everything that would be sent, in qəpik. */
    price: sendable.reduce<number | undefined>((sum, recording) => {
      const price = recordingPrice(recording, priceOf)
      return sum === undefined || price === undefined ? undefined : sum + price
    }, 0),
    /** The customer pressed the button with nothing to send. */
    isMissing: failures > 0 && sendable.length === 0 && !isChecking,
    failures,
    isSending: draft.isSending || address.isPending,
    isWaiting: press.isWaiting,
    isAddressSending: address.isPending,
    isAtRisk: draft.isSending || (!isUntouched(draft) && !isKept),
    submit: press.onceReady(submit),
    resume: async () => showOutcome(await queue.run(priceOf, lacksFunds)),
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>
