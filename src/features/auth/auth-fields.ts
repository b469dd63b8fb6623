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

const says = (message: AuthMessage) => ({ error: message, abort: true })

export const EmailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says('required')),
    z.email(says('email')),
    z.maxLength(EMAIL_MAX, says('email')),
  )

/** Existing password. Its length was checked when it was chosen. */
export const PasswordField = z.string().check(z.minLength(1, says('required')))

/** New password. The length is the only requirement [decision 4]. */
export const NewPasswordField = z
  .string()
  .check(
    z.minLength(1, says('required')),
    z.minLength(PASSWORD_MIN, says('passwordShort')),
    z.maxLength(PASSWORD_MAX, says('passwordLong')),
  )

export const NameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says('required')),
    z.minLength(NAME_MIN, says('name')),
    z.maxLength(NAME_MAX, says('name')),
  )

export const CodeField = z.string().check(z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), says('code')))
