import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import type { KeptFields } from '../form/kept-fields.ts'

/** What of a voice is changed beside its form and its files: samples that go, and whether others may use it. */
export function useVoiceChanges({ body: { clone } }: Project) {
  const wasRented = clone?.is_rented ?? false
  const [removed, setRemoved] = useState<readonly number[]>([])
  const [isRented, setIsRented] = useState(wasRented)
  const kept = clone?.samples ?? []
  return {
    kept,
    removed,
    setRemoved,
    isRented,
    setIsRented,
    stays: kept.filter(({ id }) => !removed.includes(id)),
    areChanged: removed.length > 0 || isRented !== wasRented,
    restore(fields: KeptFields) {
      // Those that are still there: another browser may have saved since.
      setRemoved(fields.removed?.filter((removedId) => kept.some(({ id }) => id === removedId)) ?? [])
      setIsRented(fields.isRented ?? isRented)
    },
    reset() {
      setRemoved([])
      setIsRented(wasRented)
    },
  }
}
