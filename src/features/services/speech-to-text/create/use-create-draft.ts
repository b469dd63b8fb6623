import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { checkRecording } from '#src/audio/check-recording.ts'
import type { Service } from '#src/contract/catalog.ts'
import { useCustomerId } from '#src/session/customer-id.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { changeRecording, createDraftOf } from './create-draft.ts'
import { isDraftSaved, saveDraft } from './save-draft.ts'

/** Limits parallel checks, because decoded sound takes ten times the memory of its file. */
const MAX_PARALLEL_CHECKS = 3

export function useCreateDraft(limits: Service['limits'] | undefined) {
  const signal = createDraftOf(useQueryClient())
  const draft = useSignal(signal)
  const customerId = useCustomerId()
  const checking = useRef(new Map<string, AbortController>())

  useEffect(() => {
    if (customerId !== undefined) saveDraft(signal, customerId)
  }, [customerId, signal])

  useEffect(() => {
    const { recordings } = draft
    for (const [id, wanted] of checking.current) {
      if (recordings.some((one) => one.id === id)) continue
      wanted.abort()
      checking.current.delete(id)
    }
    if (!limits) return
    for (const { id, file, state } of recordings) {
      if (checking.current.size >= MAX_PARALLEL_CHECKS) break
      if (state.kind !== 'checking' || !file || checking.current.has(id)) continue
      const wanted = new AbortController()
      checking.current.set(id, wanted)
      // First, because the change lets the next check start.
      const tell = (change: Parameters<typeof changeRecording>[2]) => {
        checking.current.delete(id)
        changeRecording(signal, id, change)
      }
      checkRecording(file, limits, wanted.signal).then(
        (check) =>
          tell(
            check.kind === 'ok'
              ? { duration: check.duration, state: { kind: 'ready', endsShort: check.endsShort } }
              : { state: check },
          ),
        () => {
          // The recording was removed from the queue, or the file was moved after it was chosen.
          if (!wanted.signal.aborted) tell({ state: { kind: 'refused', problem: { problem: 'unreadable' } } })
        },
      )
    }
  }, [draft, limits, signal])
  return { signal, draft, isKept: useSignal(isDraftSaved) }
}
