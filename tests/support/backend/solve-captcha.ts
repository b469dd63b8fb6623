import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CustomerClient } from './customer-client.ts'

/** Asks for a captcha and solves it, as the app does; gives what goes into the field `captcha`. */
export async function solveCaptcha({ fetch }: Pick<CustomerClient, 'fetch'>): Promise<string> {
  const response = await fetch('/sandbox/captcha/challenge')
  const challenge: Challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
