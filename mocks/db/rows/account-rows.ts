import * as z from 'zod/mini'
import { Gender, LocaleCode } from '#src/contract/primitives.ts'

export const CustomerRow = z.object({
  id: z.number(),
  name: z.string(),
  /** In lower case: addresses are compared without regard to case. */
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

/** A signed-in browser; its id is the bearer token. */
export const SessionRow = z.object({
  id: z.string(),
  customer_id: z.number(),
  created_at: z.number(),
  expires_at: z.number(),
})
export type SessionRow = z.infer<typeof SessionRow>

/** A single-use secret sent by e-mail: a code for an address, or the id of a link for a new password. */
export const EmailTokenRow = z.object({
  id: z.string(),
  customer_id: z.number(),
  purpose: z.enum(['verify', 'reset']),
  created_at: z.number(),
  expires_at: z.number(),
})
export type EmailTokenRow = z.infer<typeof EmailTokenRow>

/** An e-mail that would have been sent. */
export const OutboxRow = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.number(),
})
export type OutboxRow = z.infer<typeof OutboxRow>
