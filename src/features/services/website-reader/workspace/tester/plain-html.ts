/** Prefix of attributes that would violate the app's own content security policy. */
const PREFIX = 'data-avaz-'
const FORBIDDEN = /^(?:style|on[a-z]+)$/i
/** Elements that are removed with their content, because a browser that runs scripts reads it as no markup. */
const RAW = /^(?:script|style|noscript|noembed|noframes|iframe)$/i
/** Elements that change a page's permissions or base address; they have no content. */
const SETTINGS = /^(?:base|meta|link)$/i

const TAG_NAME = /[a-z][^\s/>]*/iy
const ATTRIBUTE = /[\s/]*(?!>)([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y

/** A tag's attributes with safe names, and the position after it. */
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

/** The converted tag at a position, and the position where the rest continues. */
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

/** A style sheet in HTML, or a comment or an element in which style sheets do not apply. */
const SHEET =
  /<!--[\s\S]*?(?:-->|$)|<(script|noscript|template|textarea)\b[\s\S]*?(?:<\/\1(?=[\s/>])|$)|<style\b([^<>]*)>([\s\S]*?)(?:<\/style(?=[\s/>])|$)/gi
const MEDIA = /\bmedia\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/** Each style sheet within a page; external ones are not available. */
export const sheetsOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(SHEET), ([, , attributes = '', css = '']) => {
    const [, ...values] = MEDIA.exec(attributes) ?? []
    const media = values.find((value) => value !== undefined)
    return media ? `@media ${media} {${css}` : css
  })

/**
 * Removes what is never read from HTML: scripts, their replacements, style sheets, comments, settings. Renames attributes with style or
 * script, because the browser reports each of them to the console whenever HTML is parsed.
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

/** Converts a selector for the page into one for its plain HTML. */
export const plainSelector = (selector: string): string =>
  selector.replace(/\[\s*(style|on[a-z]+)(?=\s*[=~|^$*\]])/gi, `[${PREFIX}$1`)
