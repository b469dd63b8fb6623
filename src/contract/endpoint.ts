import type { core } from 'zod/mini'
import * as z from 'zod/mini'

export type Schema<Output = unknown> = core.$ZodType<Output>

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Parameter names in a path: `'/a/{slug}/{id}'` gives `'slug' | 'id'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never

type Params<Path extends string> = Record<PathParam<Path>, Schema<string | number>>

/**
 * A call of the API, declared once. The client, the fake backend, the OpenAPI document and the contract
 * tests derive from it.
 */
export interface Endpoint<
  Path extends string = string,
  P extends Record<string, Schema> = Record<string, Schema>,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  readonly name: string
  readonly method: Method
  /** Path under the API base, parameters in braces, as the specification writes them. */
  readonly path: Path
  readonly summary: string
  /** Allowed callers: `guest` needs no token, `customer` gets 401 without a valid one. */
  readonly access: 'guest' | 'customer'
  readonly params: P
  readonly query: Query
  readonly body: Body
  /** Encoding of the body. `multipart`: a FormData with files and nested values. */
  readonly bodyType: 'none' | 'json' | 'multipart'
  readonly data: Data
}

export type AnyEndpoint = Endpoint<string, Record<string, Schema>, Schema, Schema, Schema>

export type ParamsOf<E extends AnyEndpoint> = { [K in keyof E['params']]: core.output<E['params'][K]> }
export type QueryOf<E extends AnyEndpoint> = core.output<E['query']>
export type BodyOf<E extends AnyEndpoint> = core.output<E['body']>
export type DataOf<E extends AnyEndpoint> = core.output<E['data']>

interface Declaration<
  Name extends string,
  Path extends string,
  Query extends Schema,
  Body extends Schema,
  Data extends Schema,
  P extends Params<Path>,
> {
  name: Name
  method: Method
  path: Path
  summary: string
  access?: 'guest' | 'customer'
  params?: P
  query?: Query
  body?: Body
  bodyType?: 'json' | 'multipart'
  data?: Data
}

/**
 * Declares an endpoint. `access` defaults to `customer`; an omitted query or body is `undefined`, and omitted data is
 * not checked.
 */
// @__NO_SIDE_EFFECTS__
export function defineEndpoint<
  const Name extends string,
  const Path extends string,
  Query extends Schema = Schema<undefined>,
  Body extends Schema = Schema<undefined>,
  Data extends Schema = Schema<unknown>,
  P extends Params<Path> = Params<Path>,
>(
  declaration: Declaration<Name, Path, Query, Body, Data, P> &
    ([PathParam<Path>] extends [never] ? unknown : { params: P }),
) {
  const { access = 'customer', params, query, body, bodyType, data, ...rest } = declaration
  return {
    ...rest,
    access,
    params: (params ?? {}) as P,
    query: (query ?? z.undefined()) as Query,
    body: (body ?? z.undefined()) as Body,
    bodyType: body ? (bodyType ?? 'json') : ('none' as const),
    data: (data ?? z.optional(z.unknown())) as Data,
  } satisfies AnyEndpoint & { name: Name }
}
