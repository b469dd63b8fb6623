import * as z from 'zod/mini'
import type { Customer } from '#src/contract/customer.ts'
import { Gender, LocaleCode } from '#src/contract/primitives.ts'

/** What a field of the profile may say of itself: keys of `profile`, and `required` of `errors:validation`. */
export const profileMessages = ['required', 'nameInvalid', 'phoneInvalid'] as const
type ProfileMessage = (typeof profileMessages)[number]

const says = (message: ProfileMessage) => ({ error: message, abort: true })

/** A number with the signs people write between its digits, or nothing. The server knows the countries. */
const PHONE = /^(?:\+?[\d\s().-]{7,32})?$/

/** The data a customer changes by hand. */
export const ProfileForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, says('required')),
      z.minLength(2, says('nameInvalid')),
      z.maxLength(80, says('nameInvalid')),
    ),
  phone: z.string().check(z.trim(), z.regex(PHONE, says('phoneInvalid'))),
  gender: Gender,
  locale: LocaleCode,
})
export type ProfileForm = z.infer<typeof ProfileForm>

export function profileFormOf({ name, phone, gender, locale }: Customer): ProfileForm {
  return { name, phone: phone ?? '', gender, locale }
}
