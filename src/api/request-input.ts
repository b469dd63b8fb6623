import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '#src/contract/endpoint.ts'

/** A part of the input, optional if nothing in it is required. */
type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value }

export type RequestInput<E extends AnyEndpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>
