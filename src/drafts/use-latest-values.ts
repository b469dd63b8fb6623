import { useEffect } from 'react'
import type { FieldValues, UseFormReset } from 'react-hook-form'

/** Shows saved values, from here or elsewhere, in every field without newer input. */
export function useLatestValues<Fields extends FieldValues>(
  { reset }: { readonly reset: UseFormReset<Fields> },
  saved: Fields,
) {
  const savedText = JSON.stringify(saved)
  useEffect(() => {
    reset(JSON.parse(savedText), { keepDirtyValues: true })
  }, [reset, savedText])
}
