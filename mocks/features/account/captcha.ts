import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as z from 'zod/mini'
import { PREFIX, ROUNDS } from '#mocks/features/account/captcha-puzzle.ts'

export const CAPTCHA_MS = 600_000

/** Signs the challenges of every world. It is not a secret: a reader of the sandbox's code gains nothing by it. */
const SIGNING_KEY = 'sandbox captcha'

const SolutionSchema: z.ZodMiniType<Payload> = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.optional(z.number()),
      data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export type CaptchaVerdict =
  | { kind: 'invalid' }
  | { kind: 'expired' }
  | { kind: 'solved'; signature: string; expiresAt: number }

/**
 * A new challenge. altcha's `expiresAt` is in real time, for the solver; the world's own expiry, in a clock that may
 * have been moved, is signed with it as `data.until` (ms since 1970).
 */
export const newChallenge = (now: number): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    keyPrefix: PREFIX,
    deriveKey,
    hmacSignatureSecret: SIGNING_KEY,
    expiresAt: new Date(Date.now() + CAPTCHA_MS),
    data: { until: now + CAPTCHA_MS },
  })

function payloadOf(text: string): Payload | undefined {
  try {
    const parsed = z.safeParse(SolutionSchema, JSON.parse(atob(text)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** Verifies a solution at a time of the world, in ms since 1970. Does not check whether it was used before. */
export async function verifyCaptcha(text: string, now: number): Promise<CaptchaVerdict> {
  const payload = payloadOf(text)
  if (!payload) return { kind: 'invalid' }
  const { verified, expired } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: SIGNING_KEY,
  }).catch(() => ({ verified: false, expired: false }))
  const { signature, parameters } = payload.challenge
  const until = Number(parameters.data?.until ?? 0)
  if (expired || (verified && until <= now)) return { kind: 'expired' }
  return verified && signature ? { kind: 'solved', signature, expiresAt: until } : { kind: 'invalid' }
}
