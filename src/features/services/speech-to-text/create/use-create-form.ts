import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { minutesPrice } from '#src/contract/price.ts'
import type { Project } from '#src/contract/project.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { paths } from '#src/routing/paths.ts'
import { checkUrl, type UrlProblem } from './check-url.ts'
import { type CreateDraft, changeRecording, clearSent, type QueuedRecording } from './create-draft.ts'
import { reasonOf, SLUG, sendRecording, startTranscribing } from './send-recording.ts'
import { useCreateDraft } from './use-create-draft.ts'

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const isSendable = ({ state }: QueuedRecording) => state.kind === 'ready' || state.kind === 'failed'

/** The form with which transcripts begin: what is chosen, what it costs, and sending it. */
export function useCreateForm(onDone: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: service, isError, refetch } = useQuery(catalogQueries.service(SLUG))
  const { signal, draft, add, remove } = useCreateDraft(service?.limits)
  const [isSending, setIsSending] = useState(false)
  const [urlProblem, setUrlProblem] = useState<UrlProblem | { readonly reason: string | undefined }>()
  const urlId = useRef<string>(undefined)
  const sending = useRef(new Map<string, AbortController>())

  const priceOf = (seconds: number) => (service ? minutesPrice(seconds, service) : 0)
  const sendable = draft.recordings.filter(isSendable)
  const change = (part: Partial<CreateDraft>) => signal.set({ ...signal.get(), ...part })

  /** Sent, it begins at the price that was seen, or at less where the server measured less; never at more. */
  async function begin(project: Project, seen: number) {
    const price = priceOf(project.body.transcript?.source?.duration ?? 0)
    return price > 0 && price <= seen ? startTranscribing(client, project.id, price) : undefined
  }

  async function sendOne({ id, file, title, duration = 0 }: QueuedRecording) {
    const wanted = new AbortController()
    sending.current.set(id, wanted)
    changeRecording(signal, id, { state: { kind: 'sending', percent: undefined } })
    try {
      const recording = { clientId: id, title, source: { file }, options: signal.get().options }
      const project = await sendRecording(client, recording, {
        signal: wanted.signal,
        onProgress: ({ sent, total }) =>
          changeRecording(signal, id, {
            state: { kind: 'sending', percent: Math.floor((sent / total) * 100) },
          }),
      })
      const shortage = await begin(project, priceOf(duration))
      changeRecording(signal, id, { state: { kind: 'sent', projectId: project.id, shortage } })
    } catch (error) {
      const state = isAbort(error)
        ? ({ kind: 'ready' } as const)
        : ({ kind: 'failed', reason: reasonOf(error) } as const)
      changeRecording(signal, id, { state })
    } finally {
      sending.current.delete(id)
    }
  }

  async function sendFiles() {
    const ids = new Set(sendable.map(({ id }) => id))
    // One after the other: two uploads at once are each half as fast, and the first could be at work already.
    for (const recording of sendable) {
      if (signal.get().recordings.some(({ id }) => id === recording.id)) await sendOne(recording)
    }
    const done = signal
      .get()
      .recordings.flatMap(({ id, state }) => (ids.has(id) && state.kind === 'sent' ? state : []))
    const isWhole = signal.get().recordings.every(({ state }) => state.kind === 'sent')
    const [first] = done
    if (!isWhole || !first) return
    const isAlone = done.length === 1
    if (!isAlone && done.some(({ shortage }) => shortage)) return
    clearSent(signal)
    onDone()
    const state = isAlone ? { shortage: first.shortage } : undefined
    void navigate(isAlone ? paths.project(SLUG, first.projectId) : paths.projects(SLUG), { state })
  }

  async function sendUrl() {
    const { url, urlTitle, options } = signal.get()
    const problem = checkUrl(url)
    setUrlProblem(problem)
    if (problem) return
    urlId.current ??= crypto.randomUUID()
    try {
      const source = { source_url: url.trim() }
      const project = await sendRecording(
        client,
        { clientId: urlId.current, title: urlTitle, source, options },
        {},
      )
      change({ url: '', urlTitle: '' })
      onDone()
      void navigate(paths.project(SLUG, project.id))
    } catch (error) {
      // Another address is another wish.
      urlId.current = undefined
      if (!isAbort(error)) setUrlProblem({ reason: reasonOf(error) })
    }
  }

  async function submit() {
    if (isSending) return
    setIsSending(true)
    await (draft.source === 'url' ? sendUrl() : sendFiles())
    setIsSending(false)
  }

  return {
    service,
    hasFailed: isError,
    reload: () => void refetch(),
    draft,
    change,
    add,
    remove,
    cancel: (id: string) => sending.current.get(id)?.abort(),
    rename: (id: string, title: string) => changeRecording(signal, id, { title }),
    changeUrl(url: string) {
      urlId.current = undefined
      setUrlProblem(undefined)
      change({ url })
    },
    urlProblem,
    priceOf,
    sendable,
    /** Of all that would be sent, in qəpik. */
    price: sendable.reduce((sum, { duration = 0 }) => sum + priceOf(duration), 0),
    isChecking: draft.recordings.some(({ state }) => state.kind === 'checking'),
    isSending,
    submit,
  }
}

export type CreateForm = ReturnType<typeof useCreateForm>
