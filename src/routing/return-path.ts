import { withoutLocalePrefix } from '#src/config/locales.ts'

const RETURN_PARAMETER = 'return'

/**
 * A path of this site with its query and hash, without its language, because the router adds the current one. Undefined
 * for any address that could lead elsewhere, because anybody may have written it.
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
 * Path to open after a login, from an address that anybody may have written. Only paths of this site are accepted, so
 * that nobody can send a customer elsewhere.
 */
export function readReturnPath(search: string, origin?: string): string | undefined {
  return ownPath(new URLSearchParams(search).get(RETURN_PARAMETER), origin)
}
