import type { FieldPath, UseFormReturn } from 'react-hook-form'
import type { ApiError, Refusals } from '#src/api/api-error.ts'
import { isOfField, refusalsBeside } from '#src/api/form-errors.ts'
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

export interface Refused {
  readonly samples?: string | undefined
  readonly image?: string | undefined
  readonly permission?: string | undefined
  readonly captcha?: string | undefined
  readonly rental?: string | undefined
  readonly others?: Refusals
}

const CAPTCHA = 'captcha'
const besideForm = [
  ...['samples', 'removed_samples', 'image', 'permission'],
  ...[CAPTCHA, 'captcha_token', 'is_rented'],
]

/** What stands above the button: what is about nothing in the form, or about a captcha that it does not show. */
export const refusalsAbove = ({ others, captcha }: Refused, hasCaptcha: boolean): Refusals =>
  captcha === undefined || hasCaptcha ? (others ?? {}) : { ...others, captcha }

export function showRefused({ fieldErrors }: ApiError, { setError }: UseFormReturn<CloneForm>): Refused {
  for (const [said, field] of Object.entries(names)) {
    const message = fieldErrors[said]
    if (message !== undefined) setError(field, { type: 'server', message })
  }
  const said = (field: string) => Object.entries(fieldErrors).find(([name]) => isOfField(name, field))?.[1]
  return {
    samples: said('samples') ?? said('removed_samples'),
    image: said('image'),
    permission: said('permission'),
    captcha: said(CAPTCHA) ?? said('captcha_token'),
    rental: said('is_rented'),
    others: refusalsBeside(fieldErrors, [...Object.keys(names), ...besideForm]),
  }
}
