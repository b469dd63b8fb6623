import type { rawRequest } from '#tests/support/raw-request.ts'

/** `weak`: nothing is lost or shown, but somebody is kept from working, or told less than they should be. */
export type Verdict = 'held' | 'weak' | 'broken'

type Sent = NonNullable<Parameters<typeof rawRequest>[2]>

/** What is attacked: the HTTP sandbox in a process of its own, and a built app under its headers. */
export interface Target {
  /** Origin of the sandbox. */
  readonly world: string
  /** Origin of the production build. */
  readonly build: string
  ask(path: string, sent?: Sent): ReturnType<typeof rawRequest>
  askBuild(path: string, sent?: Sent): ReturnType<typeof rawRequest>
  /** Reads below `/__sandbox/`, or changes what is there, as its owner does. */
  control(name: string, body?: object): Promise<Record<string, unknown>>
  /** A token of this customer, and a call with it. */
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

/** One attack. Add one by an entry in a file of `cases`, and the file to `all-attacks.ts`. */
export interface Attack {
  /** What a customer would lose, as the report groups them: `sessions`, `files`. */
  readonly kind: string
  /** What is tried, as a sentence without its end: "a form of any page begins the world anew". */
  readonly title: string
  /** Tries it. An attempt that throws, or takes longer than two minutes, is broken. */
  attempt(target: Target): Promise<Verdict>
}

export const heldIf = (isHeld: boolean, otherwise: 'weak' | 'broken' = 'broken'): Verdict =>
  isHeld ? 'held' : otherwise
