import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { checkRecording } from '#src/audio/check-recording.ts'
import type { Service } from '#src/contract/catalog.ts'
import { useFileChecks } from '#src/features/create/use-file-checks.ts'
import { useCustomerId } from '#src/session/customer-id.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { changeRecording, createDraftOf, type QueuedRecording } from './create-draft.ts'
import { isDraftSaved, saveDraft } from './save-draft.ts'

const MAX_PARALLEL_CHECKS = 3

const uncheckedFile = ({ id, file, state }: QueuedRecording) =>
  file && state.kind === 'checking' ? [{ id, file }] : []

export function useCreateDraft(limits: Service['limits'] | undefined) {
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
