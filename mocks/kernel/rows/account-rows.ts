import * as z from 'zod/mini'
import { Gender, LocaleCode } from '#src/contract/primitives.ts'

export const CustomerRow = z.object({
  id: z.number(),
  name: z.string(),
  /** Lower case, because addresses are compared without regard to case. */
  email: z.string(),
  password: z.string(),
  phone: z.nullable(z.string()),
  image: z.nullable(z.string()),
  gender: Gender,
  locale: LocaleCode,
  email_verified_at: z.nullable(z.number()),
  created_at: z.number(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

export const SessionRow = z.object({
  id: z.string(),
  customer_id: z.number(),
  created_at: z.number(),
  expires_at: z.number(),
})
export type SessionRow = z.infer<typeof SessionRow>

/** A single-use secret sent by e-mail: a code for an address, or the id of a password link. */
export const EmailTokenRow = z.object({
  id: z.string(),
  customer_id: z.number(),
  purpose: z.enum(['verify', 'reset']),
  is_used: z.optional(z.boolean()),
  code: z.nullable(z.string()),
  created_at: z.number(),
  expires_at: z.number(),
})
export type EmailTokenRow = z.infer<typeof EmailTokenRow>

/** Counted attempts, e.g. wrong passwords for an address; the id contains the kind and the caller. */
export const AttemptRow = z.object({
  id: z.string(),
  count: z.int(),
  /** Time of the first attempt, in ms since 1970. */
  since: z.number(),
})
export type AttemptRow = z.infer<typeof AttemptRow>

/** A used captcha; its id is the signature of its challenge. */
export const UsedCaptchaRow = z.object({ id: z.string(), expires_at: z.number() })
export type UsedCaptchaRow = z.infer<typeof UsedCaptchaRow>

export const MailKind = z.enum(['verify', 'reset', 'password-changed'])
export type MailKind = z.infer<typeof MailKind>

export const OutboxRow = z.object({
  id: z.number(),
  to: z.string(),
  kind: MailKind,
  locale: LocaleCode,
  subject: z.string(),
  text: z.string(),
  code: z.nullable(z.string()),
  link: z.nullable(z.string()),
  created_at: z.number(),
})
export type OutboxRow = z.infer<typeof OutboxRow>
