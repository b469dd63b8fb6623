import { useSyncExternalStore } from 'react'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage, onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'

const Notice = lazyComponent(async () => (await import('./damaged-drafts-notice.tsx')).DamagedDraftsNotice)

/** Lazy, because damaged drafts are rare. */
const hasDamagedDrafts = () => {
  const start = `${readCustomerId()}.damaged.`
  return lastingStorage.names().some((name) => name.startsWith(start))
}

export function DamagedDrafts() {
  const isNeeded = useSyncExternalStore(onCustomerStorageChange, hasDamagedDrafts, () => false)
  return isNeeded ? (
    <LazyBoundary>
      <Notice />
    </LazyBoundary>
  ) : null
}
