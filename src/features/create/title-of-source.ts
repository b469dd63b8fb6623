import { TITLE_MAX } from '#src/contract/limits.ts'
import { cutTo } from '#src/rules/cut-to.ts'

/** What a project made of a file is called where nothing was typed. */
export function titleOf(fileName: string) {
  return cutTo(fileName.replace(/\.[^.]{1,5}$/, '').trim() || fileName, TITLE_MAX)
}

function readable(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The same of what is fetched from an address: its file, else its site; undefined while it is no address. */
export function titleOfAddress(address: string): string | undefined {
  const url = URL.parse(address.trim())
  if (!url) return undefined
  const file = url.pathname.split('/').findLast((part) => part !== '')
  return file === undefined ? url.hostname : titleOf(readable(file))
}
