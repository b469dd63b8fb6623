import type { Endpoints } from '#src/contract/endpoints.ts'
import type { RequestInput } from './request-input.ts'

/** A call as the app makes it, before it becomes an address and a body. */
interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: unknown
  readonly body?: unknown
}

/** How one call of the contract is named by the backend of this host. */
interface Translation<Input> {
  /** Path under the API base, with the contract's parameters in braces. */
  readonly path?: string
  /** The call in the backend's own names. */
  toRequest?(input: Input): Sent
  /** `data` of the contract, of all that the backend answered. What it leaves out counts as unknown. */
  fromAnswer?(answer: Readonly<Record<string, unknown>>): unknown
}

export type Dialect = { readonly [Name in keyof Endpoints]?: Translation<RequestInput<Endpoints[Name]>> }

/**
 * The names of this host's backend, by the contract's calls: where they differ, this file changes and nothing else.
 * Empty for a backend that speaks as the contract does; `docs/backend.md` has two worked examples.
 */
export const dialect: Dialect = {}

interface AnyTranslation {
  readonly path?: string
  toRequest?(input: unknown): Sent
  fromAnswer?(answer: Readonly<Record<string, unknown>>): unknown
}

/** What the dialect says of a call; undefined where the backend speaks as the contract does. */
export const translationOf = (name: string) =>
  (dialect as Readonly<Record<string, AnyTranslation | undefined>>)[name]
