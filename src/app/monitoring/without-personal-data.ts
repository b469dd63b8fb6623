import { withoutLocalePrefix } from '#src/config/locales.ts'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { paymentHints } from '#src/routing/payment-hint.ts'
import { routes } from '#src/routing/routes.ts'

/** Words in addresses of pages; any other part is an id or input of a customer. */
const PARTS: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((address) => address.split('/').filter((part) => !part.startsWith(':'))),
  ...serviceSlugs,
  ...paymentHints,
])

/** Route of a page without personal data: replaces ids, keys and unknown words. */
export const routeOf = (pathname: string) =>
  withoutLocalePrefix(pathname)
    .split('/')
    .map((part) => (PARTS.has(part) ? part : ':id'))
    .join('/')

/** Class name of an error; any other text in its place may be personal. */
export const errorNameOf = (name: unknown) =>
  typeof name === 'string' && /^[A-Z]\w{0,39}$/.test(name) ? name : 'Error'

export interface Frame {
  /** File of this app, or the route of a page. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Stack frames of this app, innermost first; omits extensions and foreign scripts. */
export const framesOf = (stack = ''): readonly Frame[] =>
  stack.split('\n').flatMap((text) => {
    const [, url = '', line, column] = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/.exec(text) ?? []
    if (!url.startsWith(`${location.origin}/`)) return []
    const { pathname } = new URL(url)
    const file = pathname.startsWith('/assets/') ? pathname : routeOf(pathname)
    return { file, line: Number(line), column: Number(column) }
  })
