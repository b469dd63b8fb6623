import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { SavedFields } from '../form/saved-fields.ts'

/** Changes to a voice besides its form and files: removed samples, and whether others may use it. */
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
    /** Undefined if it is unchanged, so that a change made elsewhere is kept. */
    newRental: isRented === wasRented ? undefined : isRented,
    stays: kept.filter(({ id }) => !removed.includes(id)),
    areChanged: removed.length > 0 || isRented !== wasRented,
    restore(fields: SavedFields) {
      // Only those that still exist, because another browser may have saved since.
      setRemoved(fields.removed?.filter((removedId) => kept.some(({ id }) => id === removedId)) ?? [])
      setIsRented(fields.isRented)
    },
    reset() {
      setRemoved([])
      setIsRented(undefined)
    },
  }
}
