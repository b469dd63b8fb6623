const RETURN_PARAMETER = 'return'

/**
 * Where to go after logging in, taken from an address anybody may have written: only a path of this very site
 * counts, so that nobody can send a customer elsewhere.
 */
export function readReturnPath(search: string, origin = location.origin): string | undefined {
  const wanted = new URLSearchParams(search).get(RETURN_PARAMETER)
  if (!wanted?.startsWith('/')) return undefined
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
