import type { Database } from '#mocks/kernel/db/database.ts'

/** The completed deposit of a number such as `AV-000001`. */
export function depositByNumber(db: Database, number: string) {
  const row = db.transactions.get(Number(/^AV-(\d{1,12})$/.exec(number)?.[1]))
  return row?.type === 'deposit' && row.status === 'completed' ? row : undefined
}
