import type { core } from 'zod/mini'
import * as z from 'zod/mini'
import { lastingStorage } from '#src/session/customer-storage.ts'

/** What was not sent for so long is given up. */
const KEPT_MS = 7 * 86_400_000

/** What sort of draft it is, and what its value looks like. */
export interface DraftKind<Value> {
  /** First a word that has a name in `drafts:kind`, then what tells it from others of its sort: `title 17`. */
  readonly name: string
  /** To be raised when older values no longer make sense to the schema's reader. */
  readonly version: number
  readonly schema: core.$ZodType<Value>
}

/** One draft in the browser's storage: whose it is, of which kind, and an id of its own. */
export interface DraftKey {
  readonly customerId: number
  readonly kind: string
  readonly id: string
}

export interface DraftRecord extends DraftKey {
  readonly version: number
  readonly keptAtMs: number
  /** How many changes of the customer it holds. */
  readonly changes: number
  readonly value: unknown
}

const Stored = z.object({ version: z.int(), keptAtMs: z.number(), changes: z.int(), value: z.unknown() })
const NAME = /^(\d+)\.(draft|damaged)\.(.+)\.([\w-]+)$/

const nameOf = ({ customerId, kind, id }: DraftKey, place = 'draft') => `${customerId}.${place}.${kind}.${id}`

/** Keys of what lies in a place, whoever's it is. */
function keysIn(place: 'draft' | 'damaged'): readonly DraftKey[] {
  return lastingStorage.names().flatMap((name) => {
    const [, customerId, where, kind = '', id = ''] = NAME.exec(name) ?? []
    return where === place ? [{ customerId: Number(customerId), kind, id }] : []
  })
}

/** Lays what cannot be read where nothing else looks for it, until the customer has been offered it. */
function putAside(key: DraftKey) {
  lastingStorage.write(nameOf(key, 'damaged'), lastingStorage.read(nameOf(key)) ?? '')
  lastingStorage.remove(nameOf(key))
}

/** A draft as it lies there; undefined where there is none, or none that can be read any more. */
export function readRecord(key: DraftKey): DraftRecord | undefined {
  const text = lastingStorage.read(nameOf(key))
  if (text === null) return undefined
  try {
    return { ...key, ...z.parse(Stored, JSON.parse(text)) }
  } catch {
    putAside(key)
    return undefined
  }
}

/** What a draft holds, checked; what does not fit its schema is put aside. */
export function readValue<Value>(key: DraftKey, kind: DraftKind<Value>): Value | undefined {
  const record = readRecord(key)
  if (!record) return undefined
  const checked = z.safeParse(kind.schema, record.value)
  if (checked.success && record.version === kind.version) return checked.data
  putAside(key)
  return undefined
}

/** Says whether it could be kept. */
export function writeRecord<Value>(key: DraftKey, kind: DraftKind<Value>, value: Value, changes = 1) {
  const record = { version: kind.version, keptAtMs: Date.now(), changes, value }
  return lastingStorage.write(nameOf(key), JSON.stringify(record))
}

export const hasRecord = (key: DraftKey) => lastingStorage.read(nameOf(key)) !== null

export const dropRecord = (key: DraftKey) => lastingStorage.remove(nameOf(key))

/** Every draft of a customer that is not given up, the newest first; of one kind, where that is said. */
export function recordsOf(customerId: number, kind?: string): readonly DraftRecord[] {
  return keysIn('draft')
    .filter((key) => key.customerId === customerId && (kind === undefined || key.kind === kind))
    .flatMap((key) => readRecord(key) ?? [])
    .filter(({ keptAtMs }) => Date.now() - keptAtMs <= KEPT_MS)
    .sort((a, b) => b.keptAtMs - a.keptAtMs)
}

/** Drops what has been given up, whoever's it is: nobody may ever open it again. Gives what was dropped. */
export function dropGivenUp(): readonly DraftKey[] {
  const old = keysIn('draft').filter((key) => {
    const record = readRecord(key)
    return record && Date.now() - record.keptAtMs > KEPT_MS
  })
  for (const key of old) dropRecord(key)
  return old
}

/** What could not be read of a customer's drafts. */
export function damagedOf(customerId: number) {
  return keysIn('damaged')
    .filter((key) => key.customerId === customerId)
    .map((key) => ({
      kind: key.kind,
      text: lastingStorage.read(nameOf(key, 'damaged')) ?? '',
      drop: () => lastingStorage.remove(nameOf(key, 'damaged')),
    }))
}
