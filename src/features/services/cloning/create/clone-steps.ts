import type { FieldPath } from 'react-hook-form'
import type { CloneForm } from '../form/clone-schema.ts'
import type { Refused } from '../form/refused-fields.ts'

export const cloneSteps = ['samples', 'details', 'consent'] as const
export type CloneStep = (typeof cloneSteps)[number]

const DETAIL_FIELDS: readonly FieldPath<CloneForm>[] = [
  'title',
  'gender',
  'age',
  'language',
  'accent',
  'description',
]

export const adjacentStep = (step: CloneStep, by: 1 | -1): CloneStep =>
  cloneSteps[cloneSteps.indexOf(step) + by] ?? step

export function refusedStep(refused: Refused, hasError: (field: FieldPath<CloneForm>) => boolean): CloneStep {
  if (refused.samples !== undefined) return 'samples'
  if (refused.image !== undefined || DETAIL_FIELDS.some(hasError)) return 'details'
  return 'consent'
}
