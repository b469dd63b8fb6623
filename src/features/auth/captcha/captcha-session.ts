export type CaptchaState = 'idle' | 'solving' | 'solved' | 'expired' | 'invalid' | 'unavailable'

export interface CaptchaSolution {
  /** Sent with the form. Every response of the server uses it up. */
  token: string
  lifetimeMs: number
}

/** Proves to a provider that the user is human. Rejects if the provider's service is unavailable. */
export type SolveCaptcha = (signal: AbortSignal) => Promise<CaptchaSolution>

export class CaptchaUnavailableError extends Error {
  override name = 'CaptchaUnavailableError'
}

/** The captcha of one form: one attempt at a time, with a solution that expires and is used once. */
export class CaptchaSession {
  #solve: SolveCaptcha
  #state: CaptchaState = 'idle'
  #token: string | undefined
  #attempt: Promise<string> | undefined
  /** Aborts the running attempt and removes the provider's widget, even a solved one. */
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

  /** Starts solving early, so that nobody waits on submit. Does nothing if it has already started. */
  readonly start = () => {
    if (this.#state === 'idle') this.solve().catch(() => {})
  }

  /**
   * Returns the token to send: the current one, otherwise a new one.
   * @throws CaptchaUnavailableError when the provider cannot be used.
   */
  readonly solve = (): Promise<string> => {
    if (this.#token !== undefined) return Promise.resolve(this.#token)
    this.#attempt ??= this.#begin()
    return this.#attempt
  }

  /** Discards the solution and the attempt: after every failed submit and on unmount. */
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
