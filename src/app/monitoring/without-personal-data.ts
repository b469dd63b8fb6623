import { withoutLocalePrefix } from '#src/config/locales.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { paymentHints } from '#src/routing/payment-hint.ts'

/** Words that addresses of pages consist of; whatever else stands there is of a customer or typed by one. */
const PARTS: ReadonlySet<string> = new Set([
  ...['', 'login', 'register', 'forgot-password', 'reset-password'],
  ...['profile', 'services', 'create', 'transactions', 'payment'],
  ...serviceSlugs,
  ...paymentHints,
])

/** Says which page it was without saying whose: ids, keys and what no page is called are left out. */
export const routeOf = (pathname: string) =>
  withoutLocalePrefix(pathname)
    .split('/')
    .map((part) => (PARTS.has(part) ? part : ':id'))
    .join('/')

const MOST_CHARACTERS = 300

/** A path of the API keeps the words that name the call. */
const shortPath = (path: string) =>
  path
    .replace(/[?#].*$/, '')
    .split('/')
    .map((part) => (/^\{?[a-z]+(?:[-_][a-z]+)*\}?$/i.test(part) && part.length <= 24 ? part : part && ':id'))
    .join('/')

/**
 * A message as the browser or this app wrote it, without what may have been typed: quoted parts, words in letters no
 * browser writes errors in, addresses of mail and pages, keys, what stands after `?`, and figures.
 */
export const messageWithoutPersonalData = (message: string) =>
  message
    .slice(0, MOST_CHARACTERS)
    .replace(/"[^"]*"?|“[^”]*”?|«[^»]*»?|`[^`]*`?|(?<!\w)'[^']*'?/g, '<text>')
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\b\w+:\/\/\S+/g, '<address>')
    .replace(/(?<![\w<])\/[\w{][^\s,;:)]*/g, shortPath)
    .replace(/\b(?:Bearer|Basic)\s+\S+/gi, '<key>')
    .replace(/[\w.+/=-]{16,}/g, (word) => (/\d/.test(word) || word.length > 40 ? '<key>' : word))
    .replace(/\S*[^\x20-\x7e\s]\S*/g, '<text>')
    .replace(/<text>(?:\s*<text>)+/g, '<text>')
    .replace(/\d+/g, '#')

/** What a class of errors is called; a text in its place may be anything. */
export const errorNameOf = (name: unknown) =>
  typeof name === 'string' && /^[A-Z]\w{0,39}$/.test(name) ? name : 'Error'

export interface Frame {
  /** File of this app, or the page by its route. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Where in this app it failed, the innermost first; extensions and scripts of others are nobody's concern here. */
export const framesOf = (stack = ''): readonly Frame[] =>
  stack.split('\n').flatMap((text) => {
    const [, url = '', line, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/.exec(text) ?? []
    if (!url.startsWith(`${location.origin}/`)) return []
    const { pathname } = new URL(url)
    const file = pathname.startsWith('/assets/') ? pathname : routeOf(pathname)
    return { file, line: Number(line), column: Number(column) }
  })
