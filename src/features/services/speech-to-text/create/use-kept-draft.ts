import { useEffect } from 'react'
import { useCustomerId } from '#src/session/customer-id.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { DraftSignal } from './create-draft.ts'
import { isKeepable, keepDraft, keptFilesOf } from './keep-draft.ts'

export function useKeptDraft(signal: DraftSignal) {
  const customerId = useCustomerId()
  const onDisk = useSignal(keptFilesOf(signal))
  useEffect(() => {
    if (customerId !== undefined) keepDraft(signal, customerId)
  }, [customerId, signal])
  const { recordings } = signal.get()
  return { areFilesKept: recordings.every((one) => !isKeepable(one) || onDisk.has(one.id)) }
}
