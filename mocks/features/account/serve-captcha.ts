import { json } from '#mocks/http/respond.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import { newChallenge } from './captcha.ts'
import { captchaMode } from './captcha-mode.ts'
import { CAPTCHA_PATH } from './captcha-path.ts'

interface Dependencies {
  db: Database
  now(): number
}

export async function serveCaptcha({ db, now }: Dependencies, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname !== `${CAPTCHA_PATH}challenge`) return json(404, { error: 'not found' })
  if (captchaMode(db) === 'unavailable') return json(503, { error: 'unavailable' })
  return json(200, await newChallenge(now()))
}
