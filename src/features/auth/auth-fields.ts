import * as z from 'zod/mini'
import type { AuthMessage } from './auth-messages.ts'

const says = (message: AuthMessage) => ({ error: message, abort: true })

export const NEW_PASSWORD_MIN = 8
const PASSWORD_MAX = 200

/** An address, trimmed. */
export const EmailField = z
  .string()
  .check(z.trim(), z.minLength(1, says('required')), z.email(says('email')), z.maxLength(254, says('email')))

/** The password one has; its length was checked where it was chosen. */
export const PasswordField = z.string().check(z.minLength(1, says('required')))

/** A password that is being chosen: long enough, and nothing else is demanded of it [decision 4]. */
export const NewPasswordField = z
  .string()
  .check(
    z.minLength(1, says('required')),
    z.minLength(NEW_PASSWORD_MIN, says('passwordShort')),
    z.maxLength(PASSWORD_MAX, says('passwordLong')),
  )

export const NameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, says('required')),
    z.minLength(2, says('name')),
    z.maxLength(80, says('name')),
  )

export const CodeField = z.string().check(z.regex(/^\d{6}$/, says('code')))
