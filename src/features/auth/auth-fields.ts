import * as z from 'zod/mini'
import {
  CODE_LENGTH,
  EMAIL_MAX,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
} from '#src/contract/limits.ts'
import type { AuthMessage } from './auth-messages.ts'

const errorWith = (message: AuthMessage) => ({ error: message, abort: true })

export const EmailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, errorWith('required')),
    z.email(errorWith('email')),
    z.maxLength(EMAIL_MAX, errorWith('email')),
  )

/** Existing password. Its length was checked when it was chosen. */
export const PasswordField = z.string().check(z.minLength(1, errorWith('required')))

/** New password. The length is the only requirement [decision 4]. */
export const NewPasswordField = z
  .string()
  .check(
    z.minLength(1, errorWith('required')),
    z.minLength(PASSWORD_MIN, errorWith('passwordShort')),
    z.maxLength(PASSWORD_MAX, errorWith('passwordLong')),
  )

export const NameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, errorWith('required')),
    z.minLength(NAME_MIN, errorWith('name')),
    z.maxLength(NAME_MAX, errorWith('name')),
  )

export const CodeField = z.string().check(z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), errorWith('code')))
