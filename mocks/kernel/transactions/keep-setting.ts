import type { Database } from '../db/database.ts'
import type { Task } from './transactions.ts'

export interface SettingParts {
  db: Database
  write<Result>(task: Task<Result>): Promise<Result>
}

interface KeptSetting {
  /** Whether anything has been kept since the world began. */
  readonly isKept: boolean
  keep(value: unknown): void
  /** Takes over what another tab, or this one before it was loaded anew, has kept. */
  follow(): void
}

/** Makes what lives outside the records part of the world: it survives a reload and is the same in all tabs. */
export function keepSetting(
  id: string,
  { db, write }: SettingParts,
  take: (value: unknown) => void,
): KeptSetting {
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
