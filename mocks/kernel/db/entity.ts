import type { Schema } from '#src/contract/endpoint.ts'

/** Key of a record. The collection assigns numbers; the creator assigns strings (tokens, names). */
export type EntityId = number | string

export interface Entity {
  readonly id: EntityId
}

export type Compare<Row> = (a: Row, b: Row) => number

export interface CollectionSpec<Row extends Entity = Entity, Order extends string = string> {
  readonly schema: Schema<Row>
  readonly orders: Readonly<Record<Order, Compare<Row>>>
  /** Field in which every write of a record stores a number above all previous ones. */
  readonly stamp?: (keyof Row & string) | undefined
}

export function defineCollection<Row extends Entity, Order extends string = never>(
  schema: Schema<Row>,
  orders: Record<Order, Compare<Row>> = {} as Record<Order, Compare<Row>>,
  stamp?: keyof Row & string,
): CollectionSpec<Row, Order> {
  return { schema, orders, stamp }
}

export interface Change {
  readonly collection: string
  readonly id: EntityId
  readonly value: Entity | undefined
}

export class MissingRecord extends Error {
  override name = 'MissingRecord'
  constructor(collection: string, id: EntityId) {
    super(`${collection} has no record ${String(id)}`)
  }
}

export class DuplicateRecord extends Error {
  override name = 'DuplicateRecord'
  constructor(collection: string, id: EntityId) {
    super(`${collection} has a record ${String(id)} already`)
  }
}

export class InvalidRecord extends Error {
  override name = 'InvalidRecord'
  constructor(collection: string, id: EntityId | undefined, cause: unknown) {
    super(`${collection} cannot hold record ${String(id)}`, { cause })
  }
}
