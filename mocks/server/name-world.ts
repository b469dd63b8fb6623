import type { IncomingHttpHeaders } from 'node:http'
import { WORLD_HEADER } from '#mocks/runtime/world-header.ts'
import { MAIN_WORLD } from './worlds.ts'

const IN_COOKIE = /(?:^|;\s*)sandbox-world=([^;]*)/
const IN_FILE_PATH = /^\/sandbox\/files\/([^/]+)\//

function decodeName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Name of the world that answers a request: that of a file's address, or the header's, or the cookie's, because a
 * browser sends no header when it opens a page or plays a file.
 */
export function worldNameOf(headers: IncomingHttpHeaders, path: string): string {
  const [, inPath] = IN_FILE_PATH.exec(path) ?? []
  if (inPath !== undefined) return decodeName(inPath)
  const [, inCookie] = IN_COOKIE.exec(headers.cookie ?? '') ?? []
  return String(headers[WORLD_HEADER] ?? (inCookie === undefined ? MAIN_WORLD : decodeName(inCookie)))
}
