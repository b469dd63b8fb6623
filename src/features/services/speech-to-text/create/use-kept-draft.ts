import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSignal } from '#src/features/editor/editor-context.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import type { DraftSignal } from './create-draft.ts'
import { isKeepable, keepDraft, keptFilesOf } from './keep-draft.ts'

/**
 * Keeps the form in this browser until it is sent, once it is known whose it is. Says whether a closed tab would
 * cost any of its files.
 */
export function useKeptDraft(signal: DraftSignal) {
  const { data: customer } = useQuery(customerQueries.profile())
  const customerId = customer?.id
  const onDisk = useSignal(keptFilesOf(signal))
  useEffect(() => {
    if (customerId !== undefined) keepDraft(signal, customerId)
  }, [customerId, signal])
  const { recordings } = signal.get()
  return { areFilesKept: recordings.every((one) => !isKeepable(one) || onDisk.has(one.id)) }
}
