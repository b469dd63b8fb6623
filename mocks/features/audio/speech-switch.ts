import type { Database } from '#mocks/kernel/db/database.ts'

const SPEECH_SETTING = 'speech'

export const isSpeechDown = (db: Pick<Database, 'settings'>): boolean =>
  db.settings.get(SPEECH_SETTING)?.value === 'down'

export function setSpeechDown(db: Pick<Database, 'settings'>, isDown: boolean): void {
  const value = isDown ? 'down' : 'up'
  if (db.settings.get(SPEECH_SETTING)) db.settings.update(SPEECH_SETTING, { value })
  else db.settings.create({ id: SPEECH_SETTING, value })
}
