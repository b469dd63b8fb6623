import { withoutLocalePrefix } from '#src/config/locales.ts'

const RETURN_PARAMETER = 'return'

/**
 * A path of this very site, query and hash included, without its language: the router puts the one on screen in
 * front. Undefined for anything that could lead elsewhere, whoever has written it.
 */
export function ownPath(wanted: string | null, ownOrigin?: string): string | undefined {
  if (!wanted?.startsWith('/')) return undefined
  const origin = ownOrigin ?? location.origin
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  if (url?.origin !== origin) return undefined
  const path = withoutLocalePrefix(url.pathname)
  return path.startsWith('//') ? undefined : path + url.search + url.hash
}

/**
 * Where to go after logging in, taken from an address anybody may have written: only a path of this very site
 * counts, so that nobody can send a customer elsewhere.
 */
export function readReturnPath(search: string, origin?: string): string | undefined {
  return ownPath(new URLSearchParams(search).get(RETURN_PARAMETER), origin)
}
