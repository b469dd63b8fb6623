import { useEffect, useState } from 'react'
import { readCustomerId } from '#src/session/customer-id.ts'
import { onDraftChange } from '#src/session/customer-storage.ts'
import { damagedOf, recordsOf } from './draft-records.ts'
import { savedDraftTypes } from './draft-types.ts'

export const draftTypes = [...savedDraftTypes, 'damaged'] as const
export type DraftType = (typeof draftTypes)[number]

export interface Unsaved {
  readonly sort: DraftType
  readonly changes: number
  readonly value: unknown
  /** Id of the draft and of its files. */
  readonly id?: string
  /** Input for something new, which only its own form can send. */
  readonly isUnfinished?: boolean
  /** Discards an unreadable draft. */
  readonly drop?: () => void
}

const UNFINISHED_KIND = /^(?:transcripts|documents|topUp)$| new$/

const draftTypeOf = (kind: string) => draftTypes.find((sort) => sort === kind.split(' ')[0]) ?? 'damaged'

export function listUnsaved(): readonly Unsaved[] {
  const customerId = readCustomerId()
  if (customerId === undefined) return []
  return [
    ...recordsOf(customerId)
      .filter(({ changes, sent }) => changes > 0 || !sent)
      .map(({ kind, id, changes, value }) => ({
        ...{ sort: draftTypeOf(kind), id, changes, value },
        isUnfinished: UNFINISHED_KIND.test(kind),
      })),
    ...damagedOf(customerId).map(({ text, drop }) => ({
      sort: 'damaged' as const,
      changes: 1,
      value: text,
      drop,
    })),
  ]
}

export const countChanges = (unsaved: readonly Unsaved[]) =>
  unsaved.reduce((sum, { changes }) => sum + changes, 0)

/**
 * Whether everything is saved within the time: drafts sent a moment ago are about to be deleted, and other tabs may
 * still be saving.
 */
export function isAllSavedWithin(waitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve(listUnsaved().length === 0)
    }
    const look = () => listUnsaved().length === 0 && end()
    const timer = setTimeout(end, waitMs)
    const stop = onDraftChange(look)
    look()
  })
}

export function useUnsaved(): readonly Unsaved[] {
  const [unsaved, setUnsaved] = useState(listUnsaved)
  useEffect(() => onDraftChange(() => setUnsaved(listUnsaved())), [])
  return unsaved
}
