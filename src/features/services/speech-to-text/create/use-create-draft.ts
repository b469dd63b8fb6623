import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import { useSignal } from '#src/features/editor/editor-context.ts'
import { useLeaveGuard } from '#src/routing/leave-guard.ts'
import { checkRecording } from './check-recording.ts'
import { changeRecording, createDraftOf, isStarted, type QueuedRecording, titleOf } from './create-draft.ts'

/** What is being put together, and what may be done with it. */
export function useCreateDraft(limits: Service['limits'] | undefined) {
  const signal = createDraftOf(useQueryClient())
  const draft = useSignal(signal)
  const checking = useRef(new Map<string, AbortController>())

  useEffect(() => {
    if (!limits) return
    for (const { id, file, state } of draft.recordings) {
      if (state.kind !== 'checking' || checking.current.has(id)) continue
      const wanted = new AbortController()
      checking.current.set(id, wanted)
      void checkRecording(file, limits, wanted.signal)
        .then((check) =>
          check.kind === 'ok'
            ? changeRecording(signal, id, { duration: check.duration, state: { kind: 'ready' } })
            : changeRecording(signal, id, { state: { kind: 'refused', problem: check.problem } }),
        )
        .catch(() => {
          // Taken out of the queue, or a file that has been moved since it was chosen.
          if (!wanted.signal.aborted)
            changeRecording(signal, id, { state: { kind: 'refused', problem: 'unreadable' } })
        })
        .finally(() => checking.current.delete(id))
    }
  }, [draft.recordings, limits, signal])

  function add(files: readonly File[]) {
    const added = files.map(
      (file): QueuedRecording => ({
        id: crypto.randomUUID(),
        file,
        title: titleOf(file.name),
        duration: undefined,
        state: { kind: 'checking' },
      }),
    )
    signal.set({ ...signal.get(), recordings: [...signal.get().recordings, ...added] })
  }
  function remove(id: string) {
    checking.current.get(id)?.abort()
    const { recordings } = signal.get()
    signal.set({ ...signal.get(), recordings: recordings.filter((one) => one.id !== id) })
  }
  return { signal, draft, add, remove }
}

/** Asks before the page is left by a link, a reload or a closed tab while something would be lost. */
export function useCreateGuard() {
  const draft = useSignal(createDraftOf(useQueryClient()))
  return useLeaveGuard(isStarted(draft))
}
