import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { ReaderSettings } from '#src/contract/website-reader.ts'

export const DEFAULT_SETTINGS: ReaderSettings = {
  include_subdomains: false,
  skip_selectors: [],
  speed: 1,
  look: {
    layout: 'bar',
    position: 'above',
    theme: 'light',
    accent: '#0f5d4a',
    background: '#ffffff',
    text: '#17211d',
    radius: 8,
  },
}

export const settingsOf = (
  tx: Pick<Transaction, 'readers'>,
  { id }: Pick<ProjectRow, 'id'>,
): ReaderSettings => tx.readers.get(id)?.settings ?? DEFAULT_SETTINGS

/** Public key of a seeded reader. */
export const seededKey = (id: number): string => `sandbox-${id}`
