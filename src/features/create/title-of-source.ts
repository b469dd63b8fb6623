import { TITLE_MAX } from '#src/contract/limits.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { parseUrl } from '#src/rules/parse-url.ts'

/** Default title of a project made from a file. */
export function titleOf(fileName: string) {
  return cutTo(fileName.replace(/\.[^.]{1,5}$/, '').trim() || fileName, TITLE_MAX)
}

function readableTitle(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Default title of a project fetched from an address: its file, otherwise its site; undefined for an invalid
 * address.
 */
export function titleOfAddress(address: string): string | undefined {
  const url = parseUrl(address.trim())
  if (!url) return undefined
  const file = url.pathname.split('/').findLast((part) => part !== '')
  return file === undefined ? url.hostname : titleOf(readableTitle(file))
}
