import { parseUrl } from '#src/rules/parse-url.ts'

const REFRESH_MS = 5_000
const BAD_REQUEST = 400
const ADDRESS = /https?:\/\/[^\s'")]+/g
/** Calls report their failures themselves, and the browser never caches them. */
const CALLS: readonly string[] = ['fetch', 'xmlhttprequest']

const isOwn = (url: string) => parseUrl(url)?.origin === location.origin

/**
 * Files of this host with an error status, from the browser's resource timing; some browsers do not name them in the
 * error.
 */
const refused = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      ({ initiatorType, responseStatus }) => !CALLS.includes(initiatorType) && responseStatus >= BAD_REQUEST,
    )
    .map(({ name }) => name)

/**
 * Fetches failed files past the browser's cache: it may have cached an error of a host during a deployment, and would
 * return it on every reload. Ends within `REFRESH_MS`, successful or not.
 * @param error the error of an `import()`; most browsers name the file in its message
 */
export async function refreshFailed(error?: Error) {
  const addresses = new Set([...(error?.message.match(ADDRESS) ?? []), ...refused()].filter(isOwn))
  const signal = AbortSignal.timeout(REFRESH_MS)
  await Promise.allSettled(Array.from(addresses, (url) => fetch(url, { cache: 'reload', signal })))
}
