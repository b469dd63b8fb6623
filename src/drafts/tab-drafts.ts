import { newId } from '#src/rules/new-id.ts'
import { customerIdWithin, readCustomerId } from '#src/session/customer-id.ts'
import { logoutCount } from '#src/session/customer-storage.ts'
import type { LazyDraftKind } from './draft-kind.ts'
import type { DraftKey } from './draft-names.ts'
import { dropRecord, hasRecord, takeLock, unlockedDrafts, writeRecord } from './draft-records.ts'

/**
 * Limit of the wait for the profile, which identifies the customer if the login did not; an editor opens after that.
 */
const PROFILE_WAIT_MS = 3000

export interface ClaimedDraft<Value> {
  readonly draft: Value
  drop(): void
}

/** Unsent content of a tab. Saving is synchronous, because the page may be about to unload. */
export interface TabDrafts<Value> {
  keep(value: Value | undefined): boolean
  /** Drafts of closed tabs, which this tab may take over, oldest first. */
  claim(): Promise<readonly ClaimedDraft<Value>[]>
  close(): void
}

/**
 * Separate drafts of the same thing per tab, so that no tab overwrites another's.
 * @param changesIn number of the customer's changes in a value
 */
export function openTabDrafts<Value>(
  kind: LazyDraftKind<Value>,
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
      // Another tab has taken it over after this one was closed.
      if (isClosed && !hasRecord(key)) return true
      if (value !== undefined) return writeRecord(key, kind, value, { changes: changesIn(value) })
      dropRecord(key)
      return true
    },
    async claim() {
      customerId ??= await customerIdWithin(PROFILE_WAIT_MS)
      if (customerId === undefined) return []
      const claimed: ClaimedDraft<Value>[] = []
      for await (const { key, value, release } of unlockedDrafts(kind, keyOf(customerId))) {
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
