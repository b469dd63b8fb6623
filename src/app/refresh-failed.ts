const REFRESH_MS = 5_000
const BAD_REQUEST = 400
const ADDRESS = /https?:\/\/[^\s'")]+/g
/** Calls report their failures themselves, and the browser never caches them. */
const CALLS: readonly string[] = ['fetch', 'xmlhttprequest']

const isOwn = (url: string) => URL.parse(url)?.origin === location.origin

/** Files of this host that were refused, as the browser remembers; some do not name them in the error. */
const refused = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      ({ initiatorType, responseStatus }) => !CALLS.includes(initiatorType) && responseStatus >= BAD_REQUEST,
    )
    .map(({ name }) => name)

/**
 * Fetches the files that failed past the browser's cache: it may have kept a refusal of a host that was just
 * being updated, and would give it to every reload. Ends within `REFRESH_MS`, whatever comes of it.
 * @param error What an `import()` has failed with; most browsers name the file in its message.
 */
export async function refreshFailed(error?: Error) {
  const addresses = new Set([...(error?.message.match(ADDRESS) ?? []), ...refused()].filter(isOwn))
  const signal = AbortSignal.timeout(REFRESH_MS)
  await Promise.allSettled(Array.from(addresses, (url) => fetch(url, { cache: 'reload', signal })))
}
