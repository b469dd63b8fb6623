import type { Database } from '#mocks/kernel/db/database.ts'

/** Setting for the time between finished blocks, in ms. */
const PACE_SETTING = 'pace'

export function paceMs(db: Pick<Database, 'settings'>): number {
  const value = db.settings.get(PACE_SETTING)?.value
  return typeof value === 'number' ? value : 0
}

export function setPace(db: Pick<Database, 'settings'>, ms: number): void {
  if (db.settings.get(PACE_SETTING)) db.settings.update(PACE_SETTING, { value: ms })
  else db.settings.create({ id: PACE_SETTING, value: ms })
}
