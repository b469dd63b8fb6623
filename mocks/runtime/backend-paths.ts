import { CAPTCHA_PATH } from '#mocks/features/account/captcha-path.ts'
import { CHAT_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { READING_PATH } from '#mocks/services/website-reader/reader-paths.ts'

/** Beginnings of all paths that the fake backend answers. @param apiPath path of the API base */
export const backendPaths = (apiPath: string): readonly string[] => [
  `${apiPath}/`,
  '/sandbox/files/',
  CAPTCHA_PATH,
  READING_PATH,
  CHAT_PATH,
]
