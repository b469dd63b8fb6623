import * as z from 'zod/mini'
import type { Customer } from '#src/contract/customer.ts'
import { NAME_MAX, NAME_MIN } from '#src/contract/limits.ts'
import { Gender, LocaleCode } from '#src/contract/primitives.ts'
import { isPhoneNumber } from '#src/rules/phone-number.ts'

/** Messages of the profile's fields: keys of `profile`, and `required` of `errors:validation`. */
export const profileMessages = ['required', 'nameInvalid', 'phoneInvalid'] as const
type ProfileMessage = (typeof profileMessages)[number]

const errorWith = (message: ProfileMessage) => ({ error: message, abort: true })

export const ProfileForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, errorWith('required')),
      z.minLength(NAME_MIN, errorWith('nameInvalid')),
      z.maxLength(NAME_MAX, errorWith('nameInvalid')),
    ),
  phone: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isPhoneNumber(text), errorWith('phoneInvalid')),
  ),
  gender: z.optional(Gender),
  locale: z.optional(LocaleCode),
})
export type ProfileForm = z.infer<typeof ProfileForm>

export function profileFormOf({ name, phone, gender, locale }: Customer): ProfileForm {
  return { name, phone: phone ?? '', gender, locale }
}
