import type { Database } from '../db/database.ts'
import type { Task } from './transactions.ts'

export interface SettingDependencies {
  db: Database
  write<Result>(task: Task<Result>): Promise<Result>
}

interface StoredSetting {
  /** Whether a value has been stored since the world started. */
  readonly isKept: boolean
  keep(value: unknown): void
  /** Applies a value stored by another tab, or by this tab before a reload. */
  follow(): void
}

/** Stores a value outside the records in the world, so that it survives a reload and is the same in all tabs. */
export function createStoredSetting(
  id: string,
  { db, write }: SettingDependencies,
  take: (value: unknown) => void,
): StoredSetting {
  let known: unknown
  return {
    get isKept() {
      return db.settings.get(id) !== undefined
    },
    keep(value) {
      void write((tx) => {
        const row = tx.settings.get(id)
          ? tx.settings.update(id, { value })
          : tx.settings.create({ id, value })
        known = row.value
      })
    },
    follow() {
      const value = db.settings.get(id)?.value
      if (value === known) return
      known = value
      take(value)
    },
  }
}
