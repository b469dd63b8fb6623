import { useEffect } from 'react'
import type { FieldValues, UseFormReset } from 'react-hook-form'

/** Shows what was saved, here or elsewhere, in every field where nothing else was typed since. */
export function useLatestValues<Fields extends FieldValues>(
  { reset }: { readonly reset: UseFormReset<Fields> },
  saved: Fields,
) {
  const savedText = JSON.stringify(saved)
  useEffect(() => {
    reset(JSON.parse(savedText), { keepDirtyValues: true })
  }, [reset, savedText])
}
