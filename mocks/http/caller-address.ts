/** Callers of a world in the browser, and of one without a proxy before it. */
const UNKNOWN = 'here'

/**
 * The network address that a call came from: the last one of `X-Forwarded-For`, which the proxy before the server has
 * written. Those before it are the caller's own words.
 */
export function callerAddress({ headers }: Request): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || UNKNOWN
}
