export type CaptchaState = 'idle' | 'solving' | 'solved' | 'expired' | 'invalid' | 'unavailable'

export interface CaptchaSolution {
  /** What the form sends. Good for one answer of the server, whatever the answer. */
  token: string
  lifetimeMs: number
}

/** What a provider does: proves that somebody is there. Rejects where its service cannot be used. */
export type SolveCaptcha = (signal: AbortSignal) => Promise<CaptchaSolution>

export class CaptchaUnavailableError extends Error {
  override name = 'CaptchaUnavailableError'
}

/** The captcha of one form: at most one attempt at a time, a solution that expires and is used once. */
export class CaptchaSession {
  #solve: SolveCaptcha
  #state: CaptchaState = 'idle'
  #token: string | undefined
  #attempt: Promise<string> | undefined
  /** Ends what the provider has begun or shows, the solved one included. */
  #abort = new AbortController()
  #expiry: ReturnType<typeof setTimeout> | undefined
  #listeners = new Set<() => void>()

  constructor(solve: SolveCaptcha) {
    this.#solve = solve
  }

  readonly getState = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** Begins while there is still time, so that nobody waits at the end. Does nothing once it has begun. */
  readonly start = () => {
    if (this.#state === 'idle') this.solve().catch(() => {})
  }

  /**
   * The token to send: the one at hand, else a new one.
   * @throws CaptchaUnavailableError when the provider cannot be used.
   */
  readonly solve = (): Promise<string> => {
    if (this.#token !== undefined) return Promise.resolve(this.#token)
    this.#attempt ??= this.#begin()
    return this.#attempt
  }

  /** Forgets solution and attempt: after every failed submit, and when the form goes. */
  readonly reset = (state: 'idle' | 'expired' | 'invalid' = 'idle') => {
    this.#abort.abort()
    this.#attempt = undefined
    this.#token = undefined
    clearTimeout(this.#expiry)
    this.#show(state)
  }

  #begin() {
    this.#abort.abort()
    this.#abort = new AbortController()
    const { signal } = this.#abort
    this.#show('solving')
    return this.#solve(signal).then(
      ({ token, lifetimeMs }) => {
        if (!signal.aborted) this.#keep(token, lifetimeMs)
        return token
      },
      (cause: unknown) => {
        if (!signal.aborted) this.#fail()
        throw new CaptchaUnavailableError('The captcha cannot be solved', { cause })
      },
    )
  }

  #keep(token: string, lifetimeMs: number) {
    this.#attempt = undefined
    this.#token = token
    this.#expiry = setTimeout(() => this.reset('expired'), lifetimeMs)
    this.#show('solved')
  }

  #fail() {
    this.#attempt = undefined
    this.#show('unavailable')
  }

  #show(state: CaptchaState) {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
