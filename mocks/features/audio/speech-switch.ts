import type { Database } from '#mocks/kernel/db/database.ts'

const SPEECH = 'speech'

/** Whether the sandbox plays that the speech service is down. */
export const isSpeechDown = (db: Pick<Database, 'settings'>): boolean =>
  db.settings.get(SPEECH)?.value === 'down'

/** Takes the speech service down, or brings it back. */
export function setSpeechDown(db: Pick<Database, 'settings'>, isDown: boolean): void {
  const value = isDown ? 'down' : 'up'
  if (db.settings.get(SPEECH)) db.settings.update(SPEECH, { value })
  else db.settings.create({ id: SPEECH, value })
}
