import * as z from 'zod/mini'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { parseUrl } from '#src/rules/parse-url.ts'

/** Content that another app has shared with this one. Without text and link, nothing was shared. */
export const Shared = z.object({
  title: z.string(),
  text: z.string(),
  /** Address of a page; only of the web, without user name and password. */
  link: z.optional(z.string()),
})
export type Shared = z.infer<typeof Shared>

function webLink(text: string): string | undefined {
  const url = /\s/.test(text) ? null : parseUrl(text)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return undefined
  url.username = ''
  url.password = ''
  return url.href
}

/**
 * Reads shared content from the query of an address, which anybody may have written.
 *
 * @returns undefined if the address is not that of a share
 */
export function readShared(search: string): Shared | undefined {
  const query = new URLSearchParams(search)
  // The names are those of the manifest.
  if (!['title', 'text', 'url'].some((name) => query.has(name))) return undefined
  const read = (name: string) => query.get(name)?.trim() ?? ''
  const [title, text] = [read('title'), read('text')]
  // Android passes a link as the text.
  const linkInText = webLink(text)
  const link = webLink(read('url')) ?? linkInText
  const spoken = linkInText === undefined ? text : ''
  return {
    title: cutTo(title.replace(/\s+/gu, ' '), TITLE_MAX),
    // Some apps share a note as its title alone.
    text: spoken === '' && link === undefined ? title : spoken,
    link,
  }
}
