import type { Endpoints } from '#src/contract/endpoints.ts'
import type { RequestInput } from './request-input.ts'

/** A call as the app makes it, before address and body are encoded. */
interface UnencodedCall {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: unknown
  readonly body?: unknown
}

/** Name and fields of one call in the backend of this host. */
interface Translation<Input> {
  /** Path below the API base, with the contract's parameters in braces. */
  readonly path?: string
  /** Converts the input to the backend's names. */
  toRequest?(input: Input): UnencodedCall
  /** Converts the whole response to `data` of the contract. Missing fields count as unknown. */
  fromAnswer?(answer: Readonly<Record<string, unknown>>): unknown
}

export type Dialect = { readonly [Name in keyof Endpoints]?: Translation<RequestInput<Endpoints[Name]>> }

/**
 * Names of this host's backend, by the contract's calls: the only file to change for another backend. Empty for a
 * backend that follows the contract; `docs/backend.md` has two worked examples.
 */
export const dialect: Dialect = {}

interface AnyTranslation {
  readonly path?: string
  toRequest?(input: unknown): UnencodedCall
  fromAnswer?(answer: Readonly<Record<string, unknown>>): unknown
}

/** The dialect's translation of a call; undefined if the backend follows the contract. */
export const translationOf = (name: string) =>
  (dialect as Readonly<Record<string, AnyTranslation | undefined>>)[name]
