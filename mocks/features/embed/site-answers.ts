import { parseUrl } from '#src/rules/parse-url.ts'
/** Answers to pages of other sites, which ask from the code that they embed. */

/**
 * Allows a page of another site to read the response. A refusal is readable on every page, because its reason is not
 * secret; content for a site is readable only there.
 */
export function sharedWith(response: Response, origin: string | null): Response {
  const headers = new Headers(response.headers)
  headers.set('cross-origin-resource-policy', 'cross-origin')
  headers.set('vary', 'Origin')
  if (origin !== null) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-expose-headers', 'content-range, accept-ranges, content-length')
    headers.set('access-control-allow-methods', 'GET, HEAD, POST')
    headers.set('access-control-allow-headers', 'range')
  }
  return new Response(response.body, { status: response.status, headers })
}

/** Host of the requesting page; empty for a page without one, such as a file or a sandboxed frame. */
export const hostOf = (origin: string | null) =>
  origin === null ? undefined : (parseUrl(origin)?.hostname ?? '')

/**
 * Whether the page is on the service's own host. Its requests have no `Origin`. A page of another site can omit it
 * too by requesting through an element, but the browser then marks the request as cross-site.
 */
export function isOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === new URL(url).origin
  return !/^(?:cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')
}
