import * as z from 'zod/mini'
import type { Database } from '#mocks/kernel/db/database.ts'

const SETTING = 'captcha'

/** `off`: no captcha. `unavailable`: a captcha is required, but its service is down. */
const CaptchaMode = z.enum(['required', 'off', 'unavailable'])
type CaptchaMode = z.infer<typeof CaptchaMode>

export function captchaMode(db: Pick<Database, 'settings'>): CaptchaMode {
  const mode = z.safeParse(CaptchaMode, db.settings.get(SETTING)?.value)
  return mode.success ? mode.data : 'required'
}

export function setCaptchaMode(db: Pick<Database, 'settings'>, value: CaptchaMode): void {
  if (db.settings.get(SETTING)) db.settings.update(SETTING, { value })
  else db.settings.create({ id: SETTING, value })
}
