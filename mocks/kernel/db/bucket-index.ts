import type { Compare, Entity } from './entity.ts'

const byId = (a: Entity, b: Entity) => (a.id === b.id ? 0 : a.id < b.id ? -1 : 1)

function keyOf(value: unknown): string {
  if (value instanceof Date) return `date:${value.getTime()}`
  if (typeof value === 'string') return `${value.length}:${value}`
  return String(value)
}

/**
 * Records in buckets by the values of some fields, each bucket sorted. A page of a bucket is a slice, however many
 * records there are.
 */
export class BucketIndex<Row extends Entity> {
  #fields: readonly string[]
  #compare: Compare<Row>
  #buckets = new Map<string, Row[]>()

  constructor(fields: readonly string[], compare: Compare<Row> | undefined, rows: Iterable<Row>) {
    this.#fields = fields
    this.#compare = compare ? (a, b) => compare(a, b) || byId(a, b) : byId
    for (const row of rows) this.#bucketOf(row).push(row)
    for (const bucket of this.#buckets.values()) bucket.sort(this.#compare)
  }

  /** Records with these field values, in order. The list belongs to the index: read only. */
  rows(where: Readonly<Record<string, unknown>>): readonly Row[] {
    return this.#buckets.get(this.#keyOf(where)) ?? []
  }

  insert(row: Row): void {
    const bucket = this.#bucketOf(row)
    bucket.splice(this.#position(bucket, row), 0, row)
  }

  remove(row: Row): void {
    const key = this.#keyOf(row as Readonly<Record<string, unknown>>)
    const bucket = this.#buckets.get(key)
    if (!bucket) return
    const position = this.#position(bucket, row)
    if (bucket[position] === row) bucket.splice(position, 1)
    if (bucket.length === 0) this.#buckets.delete(key)
  }

  #keyOf(values: Readonly<Record<string, unknown>>) {
    let key = ''
    for (const field of this.#fields) key += `${keyOf(values[field])}\n`
    return key
  }

  #bucketOf(row: Row) {
    const key = this.#keyOf(row as Readonly<Record<string, unknown>>)
    let bucket = this.#buckets.get(key)
    if (!bucket) {
      bucket = []
      this.#buckets.set(key, bucket)
    }
    return bucket
  }

  #position(bucket: readonly Row[], row: Row) {
    let low = 0
    let high = bucket.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const other = bucket[middle]
      if (other !== undefined && this.#compare(other, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
