/** What stands in an attribute's place that the app's own policy would complain of, in its name. */
const PREFIX = 'data-avaz-'
const FORBIDDEN = /^(?:style|on[a-z]+)$/i
/** Elements that are nothing to read, with what is in them. */
const RAW = /^(?:script|style)$/i
/** Elements that change what a page is allowed or where it is; they have no content. */
const SETTINGS = /^(?:base|meta|link)$/i

const TAG_NAME = /[a-z][^\s/>]*/iy
const ATTRIBUTE = /[\s/]*(?!>)([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y

/** A tag's attributes under harmless names, and where it ends. */
function readTag(html: string, from: number): { text: string; end: number } {
  let text = ''
  let at = from
  for (;;) {
    ATTRIBUTE.lastIndex = at
    const match = ATTRIBUTE.exec(html)
    if (!match) break
    const [, name = '', value = ''] = match
    text += ` ${FORBIDDEN.test(name) ? PREFIX : ''}${name}${value}`
    at = ATTRIBUTE.lastIndex
  }
  const close = html.indexOf('>', at)
  return { text, end: close === -1 ? html.length : close + 1 }
}

function endOfRaw(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi')
  close.lastIndex = from
  return close.test(html) ? close.lastIndex : html.length
}

function endOfDeclaration(html: string, from: number): number {
  const mark = html.startsWith('<!--', from) ? '-->' : '>'
  const close = html.indexOf(mark, from + (mark.length === 3 ? 2 : 1))
  return close === -1 ? html.length : close + mark.length
}

/** The tag that begins at a place, as it stays, and where the rest goes on. */
function readMarkup(html: string, from: number): { text: string; end: number } {
  const isClosing = html[from + 1] === '/'
  TAG_NAME.lastIndex = from + (isClosing ? 2 : 1)
  const name = TAG_NAME.exec(html)?.[0]
  if (name === undefined) {
    const isText = !isClosing && html[from + 1] !== '!' && html[from + 1] !== '?'
    return isText ? { text: '<', end: from + 1 } : { text: '', end: endOfDeclaration(html, from) }
  }
  const tag = readTag(html, TAG_NAME.lastIndex)
  if (RAW.test(name)) return { text: '', end: isClosing ? tag.end : endOfRaw(html, name, tag.end) }
  if (SETTINGS.test(name)) return { text: '', end: tag.end }
  return { text: `<${isClosing ? '/' : ''}${name}${tag.text}>`, end: tag.end }
}

const SHEET = /<style\b([^>]*)>([\s\S]*?)(?:<\/style(?=[\s/>])|$)/gi
const FOR_PRINT = /\bmedia\s*=\s*["']?\s*(?:print|speech)\b/i

/** What style sheets within a page say: of the rest of them nothing is known here. */
export const sheetsOf = (html: string): string =>
  Array.from(html.matchAll(SHEET), ([, attributes = '', css = '']) =>
    FOR_PRINT.test(attributes) ? '' : css,
  ).join('\n')

/**
 * The HTML of a page without what is never read: scripts, style sheets, comments, settings. Attributes with style or
 * script in them get other names, since the browser reports each to the console wherever HTML is parsed.
 */
export function plainHtml(html: string): string {
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    parts.push(html.slice(at, next === -1 ? html.length : next))
    if (next === -1) break
    const { text, end } = readMarkup(html, next)
    parts.push(text)
    at = end
  }
  return parts.join('')
}

/** A selector that finds in plain HTML what it would find in the page. */
export const plainSelector = (selector: string): string =>
  selector.replace(/\[\s*(style|on[a-z]+)(?=\s*[=~|^$*\]])/gi, `[${PREFIX}$1`)
