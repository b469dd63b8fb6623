import { newId } from '#src/rules/new-id.ts'
import { customerIdWithin, readCustomerId } from '#src/session/customer-id.ts'
import { logoutCount } from '#src/session/customer-storage.ts'
import type { DraftKind } from './draft-kind.ts'
import { type DraftKey, dropRecord, freeDrafts, hasRecord, takeLock, writeRecord } from './draft-records.ts'

/** The profile says who it is where the login did not; an editor does not wait for it any longer. */
const WHO_MS = 3000

export interface ClaimedDraft<Value> {
  readonly draft: Value
  drop(): void
}

/** Where a tab keeps what is not on the server yet. Keeping is synchronous: the page may be about to go. */
export interface TabDrafts<Value> {
  keep(value: Value | undefined): boolean
  /** Drafts of tabs that are gone: they are this one's to take over. Oldest first. */
  claim(): Promise<readonly ClaimedDraft<Value>[]>
  close(): void
}

/**
 * Drafts that every tab keeps for itself although all of them are of the same thing, so that none overwrites
 * another's.
 * @param changesIn how many changes of the customer a value holds
 */
export function openTabDrafts<Value>(
  kind: DraftKind<Value>,
  changesIn: (value: Value) => number,
): TabDrafts<Value> {
  const id = newId()
  const lock = takeLock(id)
  const openedAfter = logoutCount()
  let isClosed = false
  let customerId = readCustomerId()
  const keyOf = (owner: number): DraftKey => ({ customerId: owner, kind: kind.name, id })

  return {
    keep(value) {
      customerId ??= readCustomerId()
      if (customerId === undefined || logoutCount() !== openedAfter) return value === undefined
      const key = keyOf(customerId)
      // Another tab has taken it over since this one was closed.
      if (isClosed && !hasRecord(key)) return true
      if (value !== undefined) return writeRecord(key, kind, value, { changes: changesIn(value) })
      dropRecord(key)
      return true
    },
    async claim() {
      customerId ??= await customerIdWithin(WHO_MS)
      if (customerId === undefined) return []
      const claimed: ClaimedDraft<Value>[] = []
      for await (const { key, value, release } of freeDrafts(kind, keyOf(customerId))) {
        release()
        claimed.unshift({ draft: value, drop: () => dropRecord(key) })
      }
      return claimed
    },
    close() {
      isClosed = true
      void lock.then((release) => release?.())
    },
  }
}
