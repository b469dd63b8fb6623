import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { env } from '#src/config/env.ts'
import { CaptchaSession, type CaptchaSolution, type CaptchaState } from './captcha-session.ts'

export interface Captcha {
  isConfigured: boolean
  state: CaptchaState
  start: () => void
  press: () => void
  solve: () => Promise<string | undefined>
  /** Returns undefined if there is no solution within a few seconds. */
  trySolve: () => Promise<string | undefined>
  reset: CaptchaSession['reset']
  hostRef: RefObject<HTMLDivElement | null>
}

async function solveWithProvider(host: HTMLElement | null, signal: AbortSignal): Promise<CaptchaSolution> {
  const settings = env.captcha
  switch (settings.provider) {
    case 'altcha': {
      const { solveAltcha } = await import('./altcha.ts')
      return solveAltcha(settings.challengeUrl, signal)
    }
    case 'turnstile': {
      const { solveTurnstile } = await import('./turnstile.ts')
      if (!host) throw new Error('The captcha has no place')
      return solveTurnstile(settings.siteKey, host, signal)
    }
    case 'none':
      throw new Error('There is no captcha')
  }
}

/** Longest wait for a solution that the login does not require. */
const MAX_WAIT_MS = 5_000

const doNothing = () => {}
const solveWithoutToken = () => Promise.resolve(undefined)

export function useCaptcha(): Captcha {
  const hostRef = useRef<HTMLDivElement>(null)
  const [session] = useState(() => new CaptchaSession((signal) => solveWithProvider(hostRef.current, signal)))
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState)
  useEffect(() => () => session.reset(), [session])
  if (env.captcha.provider === 'none') {
    return {
      isConfigured: false,
      state,
      start: doNothing,
      press: doNothing,
      solve: solveWithoutToken,
      trySolve: solveWithoutToken,
      reset: session.reset,
      hostRef,
    }
  }
  const { start, solve, reset } = session
  const press = () => {
    solve().catch(doNothing)
  }
  const trySolve = () => {
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS))
    return Promise.race([solve().catch(doNothing), tooLate]).then((token) => token ?? undefined)
  }
  return { isConfigured: true, state, start, press, solve, trySolve, reset, hostRef }
}
