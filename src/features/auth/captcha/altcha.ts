import * as z from 'zod/mini'
import { requestDefaults } from '#src/api/request-defaults.ts'
import { askWorker } from '#src/lib/ask-worker.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import workerUrl from './altcha-worker.ts?worker&url'
import type { CaptchaSolution } from './captcha-session.ts'

const Challenge = z.object({
  parameters: z.looseObject({ algorithm: z.string(), expiresAt: z.optional(z.number()) }),
  signature: z.optional(z.string()),
})
type Challenge = z.infer<typeof Challenge>

const Solution = z.object({ counter: z.number(), derivedKey: z.string() })

/** Used if the challenge has no expiry. */
const DEFAULT_LIFETIME_MS = 300_000
/** A solution sent this long before its expiry still arrives in time. */
const MARGIN_MS = 5_000

async function fetchChallenge(url: string, signal: AbortSignal) {
  const { headers } = requestDefaults
  const response = await fetch(url, { headers, credentials: 'omit', cache: 'no-store', signal })
  if (!response.ok) throw new Error(`The captcha answered ${response.status}`)
  return Challenge.parse(await response.json())
}

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module' })

/** Keeps a challenge from expiring at once if the customer's clock is wrong by more than its lifetime. */
function lifetimeMs({ parameters: { expiresAt } }: Challenge) {
  const leftMs = expiresAt === undefined ? 0 : expiresAt * 1000 - serverNowMs() - MARGIN_MS
  return leftMs > 0 ? leftMs : DEFAULT_LIFETIME_MS
}

/**
 * Fetches an ALTCHA challenge, computes its proof of work and returns what the server verifies: the challenge
 * and solution as base64 JSON (https://altcha.org/docs/v2/). Sends no personal data and contacts no third
 * party.
 */
export async function solveAltcha(challengeUrl: string, signal: AbortSignal): Promise<CaptchaSolution> {
  const challenge = await fetchChallenge(challengeUrl, signal)
  const solution = Solution.parse(await askWorker(startWorker, { message: challenge, signal }))
  return { token: btoa(JSON.stringify({ challenge, solution })), lifetimeMs: lifetimeMs(challenge) }
}
