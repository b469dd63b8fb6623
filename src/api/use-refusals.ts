import { useState } from 'react'
import type { Refusals } from './api-error.ts'
import { errorsOutsideForm, isOfField } from './form-errors.ts'

/**
 * Field errors of a form that keeps its own values: an error disappears with the first change of its field, and all
 * of them with the next response.
 */
export function useRefusals(refusals: Refusals) {
  const [mended, setMended] = useState<{ of: Refusals; fields: readonly string[] }>()
  const fields = mended?.of === refusals ? mended.fields : []
  const left = errorsOutsideForm(refusals, fields)
  return {
    of: (field: string) => Object.entries(left).find(([name]) => isOfField(name, field))?.[1],
    mend: (...changed: readonly string[]) => setMended({ of: refusals, fields: [...fields, ...changed] }),
    beside: (shown: readonly string[]) => errorsOutsideForm(left, shown),
  }
}

export type ShownRefusals = ReturnType<typeof useRefusals>
