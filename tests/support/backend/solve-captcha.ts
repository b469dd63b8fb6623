import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { CustomerClient } from './customer-client.ts'

/** Fetches and solves a captcha, as the app does. Returns the value for the field `captcha`. */
export async function solveCaptcha({ fetch }: Pick<CustomerClient, 'fetch'>): Promise<string> {
  const response = await fetch('/sandbox/captcha/challenge')
  const challenge: Challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}
