import * as z from 'zod/mini'
import { lastingStorage } from '#src/session/customer-storage.ts'
import type { DraftKind, LazyDraftKind } from './draft-kind.ts'
import { type DraftKey, nameOf } from './draft-names.ts'
import { REPETITION_MS, SentContent } from './sent-content.ts'

const RETENTION_MS = 7 * 86_400_000
/** A closed or reloaded tab releases its drafts within this time. */
const RELEASE_MS = 500

const StoredDraft = z.object({
  version: z.int(),
  keptAtMs: z.number(),
  /** Number of the customer's changes; 0 if only the sent content is remembered. */
  changes: z.int(),
  value: z.unknown(),
  /** Sent content without a confirmed arrival. */
  sent: z.optional(SentContent),
})
type DraftRecord = DraftKey & z.infer<typeof StoredDraft>

const NAME = /^(\d+)\.(draft|damaged)\.(.+)\.([\w-]+)$/

function keysIn(place: 'draft' | 'damaged'): readonly DraftKey[] {
  return lastingStorage.names().flatMap((name) => {
    const [, customerId, where, kind = '', id = ''] = NAME.exec(name) ?? []
    return where === place ? [{ customerId: Number(customerId), kind, id }] : []
  })
}

/** Moves an unreadable draft to another name, where it stays until it was offered to the customer. */
function moveDamagedDraft(key: DraftKey) {
  lastingStorage.write(nameOf(key, 'damaged'), lastingStorage.read(nameOf(key)) ?? '')
  dropRecord(key)
}

function readRecord(key: DraftKey): DraftRecord | undefined {
  const text = lastingStorage.read(nameOf(key))
  if (text === null) return undefined
  try {
    return { ...key, ...z.parse(StoredDraft, JSON.parse(text)) }
  } catch {
    moveDamagedDraft(key)
    return undefined
  }
}

function readStored<Value>(key: DraftKey, kind: DraftKind<Value>) {
  const record = readRecord(key)
  if (!record) return undefined
  const checked = z.safeParse(kind.schema, record.value)
  const isKnown = record.version === kind.version || record.version === kind.earlier
  if (checked.success && isKnown) return { ...record, value: checked.data }
  moveDamagedDraft(key)
  return undefined
}

export const readValue = <Value>(key: DraftKey, kind: DraftKind<Value>) => readStored(key, kind)?.value

export function writeRecord<Value>(
  key: DraftKey,
  kind: Pick<DraftKind<Value>, 'version'>,
  value: Value,
  { changes = 1, sent }: Partial<Pick<DraftRecord, 'changes' | 'sent'>> = {},
) {
  const record = { version: kind.version, keptAtMs: Date.now(), changes, value, sent }
  return lastingStorage.write(nameOf(key), JSON.stringify(record))
}

export const hasRecord = (key: DraftKey) => lastingStorage.read(nameOf(key)) !== null
export const dropRecord = (key: DraftKey) => lastingStorage.remove(nameOf(key))

const isAbandoned = ({ keptAtMs, changes, sent }: DraftRecord) =>
  Date.now() - keptAtMs > (sent && changes === 0 ? REPETITION_MS : RETENTION_MS)

export function recordsOf(customerId: number, kind?: string): readonly DraftRecord[] {
  return keysIn('draft')
    .filter((key) => key.customerId === customerId && (kind === undefined || key.kind === kind))
    .flatMap((key) => readRecord(key) ?? [])
    .filter((record) => !isAbandoned(record))
    .sort((a, b) => b.keptAtMs - a.keptAtMs)
}

/**
 * Deletes drafts of any customer that were not changed for a week, with their files: none of them may ever be opened
 * again.
 */
async function dropAbandoned() {
  const old = keysIn('draft').filter((key) => {
    const record = readRecord(key)
    return record && isAbandoned(record)
  })
  for (const key of old) dropRecord(key)
  if (old.length === 0) return
  const files = await import('./draft-files.ts').catch(() => undefined)
  for (const { id } of old) await files?.forgetFiles(id)
}

export function damagedOf(customerId: number) {
  return keysIn('damaged')
    .filter((key) => key.customerId === customerId)
    .map((key) => ({
      kind: key.kind,
      text: lastingStorage.read(nameOf(key, 'damaged')) ?? '',
      drop: () => lastingStorage.remove(nameOf(key, 'damaged')),
    }))
}

/** Releases a lock. Resolves when another tab can take it. */
type ReleaseLock = () => Promise<void>

/**
 * Takes the lock of a draft, which its tab holds until it closes; a free lock means that the tab is gone. Returns a
 * function that releases it, or undefined if another tab holds it. A browser without locks always grants it.
 */
export function takeLock(id: string, { isPatient = false } = {}): Promise<ReleaseLock | undefined> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return Promise.resolve(async () => {})
  return new Promise((resolve) => {
    const options = isPatient ? { signal: AbortSignal.timeout(RELEASE_MS) } : { ifAvailable: true }
    const held = locks.request(`draft ${id}`, options, (lock) => {
      if (!lock) return resolve(undefined)
      return new Promise<void>((letGo) => {
        resolve(() => {
          letGo()
          return held
        })
      })
    })
    held.catch(() => resolve(isPatient ? takeLockAgain(id) : undefined))
  })
}

/**
 * A busy machine may exceed the time before the browser answers, so the lock is requested again. The browser may have
 * just granted it to the aborted request, and then needs a moment to take it back.
 */
async function takeLockAgain(id: string) {
  const release = await takeLock(id)
  if (release) return release
  await new Promise((resolve) => setTimeout(resolve, RELEASE_MS))
  return takeLock(id)
}

/**
 * Drafts of a kind that no tab has open, newest first, each with its lock.
 * @param isPatient waits a moment for the tab that had the newest one
 */
export async function* unlockedDrafts<Value>(
  given: DraftKind<Value> | LazyDraftKind<Value>,
  own: DraftKey,
  isPatient = false,
) {
  void dropAbandoned()
  const left = recordsOf(own.customerId, given.name).filter(({ id }) => id !== own.id)
  if (left.length === 0) return
  const kind = 'schema' in given ? given : { ...given, schema: await given.loadSchema() }
  for (const [index, { customerId, id }] of left.entries()) {
    const release = await takeLock(id, { isPatient: isPatient && index === 0 })
    if (!release) continue
    const key = { customerId, kind: kind.name, id }
    const kept = readStored(key, kind)
    if (kept) yield { key, ...kept, release }
    else release()
  }
}
