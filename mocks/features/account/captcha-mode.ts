import * as z from 'zod/mini'
import type { Database } from '#mocks/kernel/db/database.ts'

const CAPTCHA_SETTING = 'captcha'

/** `off`: no captcha. `unavailable`: a captcha is required, but its service is down. */
const CaptchaMode = z.enum(['required', 'off', 'unavailable'])
type CaptchaMode = z.infer<typeof CaptchaMode>

export function captchaMode(db: Pick<Database, 'settings'>): CaptchaMode {
  const mode = z.safeParse(CaptchaMode, db.settings.get(CAPTCHA_SETTING)?.value)
  return mode.success ? mode.data : 'required'
}

export function setCaptchaMode(db: Pick<Database, 'settings'>, value: CaptchaMode): void {
  if (db.settings.get(CAPTCHA_SETTING)) db.settings.update(CAPTCHA_SETTING, { value })
  else db.settings.create({ id: CAPTCHA_SETTING, value })
}
