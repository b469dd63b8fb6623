import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { ApiError } from '#src/api/api-error.ts'
import type { CloneForm } from './clone-schema.ts'

const names: Readonly<Record<string, FieldPath<CloneForm>>> = {
  title: 'title',
  language: 'language',
  'clone.gender': 'gender',
  'clone.age': 'age',
  'clone.accent': 'accent',
  'clone.description': 'description',
  'clone.ownership': 'ownership',
  consent: 'consent',
}

/** What the server said of what is no field of the form: files and the captcha. */
export interface Refused {
  readonly samples?: string | undefined
  readonly image?: string | undefined
  readonly permission?: string | undefined
  readonly captcha?: string | undefined
}

/** Puts the server's words under the fields they are about; gives those about files and the captcha. */
export function showRefused({ fieldErrors }: ApiError, { setError }: UseFormReturn<CloneForm>): Refused {
  for (const [said, field] of Object.entries(names)) {
    const message = fieldErrors[said]
    if (message !== undefined) setError(field, { type: 'server', message })
  }
  const ofSamples = Object.entries(fieldErrors).find(([field]) => field.startsWith('samples'))
  return {
    samples: fieldErrors.samples ?? ofSamples?.[1],
    image: fieldErrors.image,
    permission: fieldErrors.permission,
    captcha: fieldErrors.captcha,
  }
}
