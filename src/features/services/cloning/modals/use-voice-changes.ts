import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { KeptFields } from '../form/kept-fields.ts'

/** What of a voice is changed beside its form and its files: samples that go, and whether others may use it. */
export function useVoiceChanges({ body: { clone } }: Project) {
  const wasRented = clone?.is_rented ?? false
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [rental, setIsRented] = useState<boolean>()
  const isRented = rental ?? wasRented
  const kept = clone?.samples ?? []
  return {
    kept,
    removed,
    setRemoved,
    isRented,
    setIsRented,
    /** Undefined where it stays as it is, here or elsewhere. */
    newRental: isRented === wasRented ? undefined : isRented,
    stays: kept.filter(({ id }) => !removed.includes(id)),
    areChanged: removed.length > 0 || isRented !== wasRented,
    restore(fields: KeptFields) {
      // Those that are still there: another browser may have saved since.
      setRemoved(fields.removed?.filter((removedId) => kept.some(({ id }) => id === removedId)) ?? [])
      setIsRented(fields.isRented)
    },
    reset() {
      setRemoved([])
      setIsRented(undefined)
    },
  }
}
