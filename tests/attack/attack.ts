import type { rawRequest } from '#tests/support/raw-request.ts'

/** `weak`: nothing is lost or disclosed, but a customer is blocked, or gets less information than needed. */
export type Verdict = 'held' | 'weak' | 'broken'

type RequestOptions = NonNullable<Parameters<typeof rawRequest>[2]>

/** Target of the attacks: the HTTP sandbox in a process of its own, and a built app under its headers. */
export interface Target {
  /** Origin of the sandbox. */
  readonly world: string
  /** Origin of the production build. */
  readonly build: string
  ask(path: string, sent?: RequestOptions): ReturnType<typeof rawRequest>
  askBuild(path: string, sent?: RequestOptions): ReturnType<typeof rawRequest>
  /** Reads below `/__sandbox/`, or changes its data, as its owner does. */
  control(name: string, body?: object): Promise<Record<string, unknown>>
  /** Logs in as this customer and returns the token and a function for calls with it. */
  customer(email: string): Promise<Customer>
}

export interface Customer {
  readonly token: string
  call(method: string, path: string, body?: object | FormData): Promise<CustomerAnswer>
}

export interface CustomerAnswer {
  readonly status: number
  readonly body: string
}

/** One attack. To add one, put an entry in a file of `cases`, and the file in `all-attacks.ts`. */
export interface Attack {
  /** Group in the report, by the customer's loss: `sessions`, `files`. */
  readonly kind: string
  /** The attempt, as a sentence without a full stop: "a form of any page restarts the world". */
  readonly title: string
  /** Runs it. An attempt that throws, or takes longer than two minutes, counts as broken. */
  attempt(target: Target): Promise<Verdict>
}

export const verdictOf = (isHeld: boolean, otherwise: 'weak' | 'broken' = 'broken'): Verdict =>
  isHeld ? 'held' : otherwise
