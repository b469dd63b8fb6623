import { localeFromPathname, localePrefix } from '#src/config/locales.ts'

/**
 * Matches parts that no page's path contains: an empty segment, which the browser would take for another host, or a
 * control character.
 */
const IMPOSSIBLE = /\/\/|\p{Cc}/u

function isReadable(pathname: string) {
  try {
    return !pathname.startsWith('//') && !IMPOSSIBLE.test(decodeURIComponent(pathname))
  } catch {
    // Malformed percent-encoding.
    return false
  }
}

/**
 * The path for the router. A path that no page can have (empty segments, control characters, malformed
 * percent-encoding) becomes that of a missing page in the same language, because routers cannot parse it.
 */
export const readablePath = (pathname: string) =>
  isReadable(pathname) ? pathname : `${localePrefix(localeFromPathname(pathname))}/-`
