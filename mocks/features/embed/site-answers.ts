/** Answers to pages of other sites, which ask from the code that they embed. */

/** Whoever asks may know why it is refused, so a refusal is readable on every page; what is kept for a site is not. */
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

/** The host of the page that asks; an empty one has no name, as a file's or a sandboxed frame's. */
export const hostOf = (origin: string | null) =>
  origin === null ? undefined : (URL.parse(origin)?.hostname ?? '')

/**
 * Whether this is a page of the service's own host. Those send no origin; a page that asks for an element without one,
 * to get around this, says that it is another.
 */
export function isOwnPage({ url, headers }: Request): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === new URL(url).origin
  return !/^(?:cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')
}
