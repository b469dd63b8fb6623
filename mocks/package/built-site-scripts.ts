import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WIDGET_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { PLAYER_PATH } from '#mocks/services/website-reader/reader-paths.ts'

/** Replaces the builder of the scripts in the package, which has them as files. */
export async function siteScript(path: string): Promise<string | undefined> {
  if (path !== PLAYER_PATH && path !== WIDGET_PATH) return undefined
  return readFile(join(import.meta.dirname, 'site', path), 'utf8')
}
