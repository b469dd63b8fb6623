import type { Database } from '#mocks/kernel/db/database.ts'

const SPEECH = 'speech'

export const isSpeechDown = (db: Pick<Database, 'settings'>): boolean =>
  db.settings.get(SPEECH)?.value === 'down'

export function setSpeechDown(db: Pick<Database, 'settings'>, isDown: boolean): void {
  const value = isDown ? 'down' : 'up'
  if (db.settings.get(SPEECH)) db.settings.update(SPEECH, { value })
  else db.settings.create({ id: SPEECH, value })
}
