import { useState } from 'react'
import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { ApiError, Refusals } from '#src/api/api-error.ts'
import { errorsOutsideForm, isOfField } from '#src/api/form-errors.ts'
import type { CloneForm } from './clone-schema.ts'

const formNameByField = {
  title: 'title',
  language: 'language',
  'clone.gender': 'gender',
  'clone.age': 'age',
  'clone.accent': 'accent',
  'clone.description': 'description',
  'clone.ownership': 'ownership',
  consent: 'consent',
} as const satisfies Record<string, FieldPath<CloneForm>>
const formNames = Object.keys(formNameByField) as (keyof typeof formNameByField)[]

export interface Refused {
  readonly samples?: string | undefined
  readonly image?: string | undefined
  readonly permission?: string | undefined
  readonly captcha?: string | undefined
  readonly rental?: string | undefined
  readonly others?: Refusals
}

const fieldsOutsideForm = [
  'samples',
  'removed_samples',
  'image',
  'permission',
  'captcha',
  'captcha_token',
  'is_rented',
] as const

const fieldNames = [...formNames, ...fieldsOutsideForm]
type RefusedField = (typeof fieldNames)[number]

/**
 * Shows field errors at their fields, and returns those for the other parts; errors without a visible field go above
 * the button.
 * @param shown whether a field is in the form; fields not named are
 */
export function showRefused(
  { fieldErrors }: ApiError,
  { setError }: UseFormReturn<CloneForm>,
  shown: Partial<Record<RefusedField, boolean>>,
): Refused {
  const isShown = (field: RefusedField) => shown[field] !== false
  const said = (field: RefusedField) => {
    const messages = Object.entries(fieldErrors).flatMap(([name, text]) =>
      isOfField(name, field) ? text : [],
    )
    return isShown(field) && messages.length > 0 ? [...new Set(messages)].join(' ') : undefined
  }
  for (const name of formNames) {
    const message = said(name)
    if (message !== undefined) setError(formNameByField[name], { type: 'server', message })
  }
  return {
    samples: said('samples') ?? said('removed_samples'),
    image: said('image'),
    permission: said('permission'),
    captcha: said('captcha') ?? said('captcha_token'),
    rental: said('is_rented'),
    others: errorsOutsideForm(fieldErrors, fieldNames.filter(isShown)),
  }
}

/**
 * Keeps the server's errors about parts of a voice until they are corrected.
 * @param samples ids of the samples to upload or remove; errors about samples are dropped when these change
 */
export function useFieldRefusals(samples: string) {
  const [kept, setKept] = useState<{ said: Refused; samples: string }>({ said: {}, samples })
  const refused: Refused = kept.samples === samples ? kept.said : { ...kept.said, samples: undefined }
  return {
    refused,
    setRefused: (said: Refused) => setKept({ said, samples }),
    mend: (part: keyof Refused) => setKept((old) => ({ ...old, said: { ...old.said, [part]: undefined } })),
  }
}
