import { useLayoutEffect, useRef } from 'react'
import { changedFields } from './changed-fields.ts'
import { conflictingFields } from './conflicting-fields.ts'

export type SavedValues<Fields> = Partial<Fields> & { was?: Partial<Fields> | undefined }

export type Origins<Fields extends object> = ReturnType<typeof useOrigins<Fields>>

/** Remembers the original value of each changed field, and finds those changed elsewhere since. */
export function useOrigins<Fields extends object>(here: Fields, saved: Fields) {
  const before = useRef<Partial<Fields>>({})
  const was: Partial<Fields> = {}
  const changed = changedFields(here, saved)
  for (const name in changed) was[name] = name in before.current ? before.current[name] : saved[name]
  useLayoutEffect(() => {
    before.current = was
  })
  return {
    changed,
    kept: { ...changed, was },
    crossed: conflictingFields(here, was, saved),
    /** Restores a saved draft and returns its fields. */
    restore(left: Partial<Fields>, leftOrigins: Partial<Fields> = {}) {
      before.current = leftOrigins
      const fields: Partial<Fields> = {}
      for (const name in saved) if (name in left) fields[name] = left[name]
      return fields
    },
  }
}
