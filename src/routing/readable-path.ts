import { localeFromPathname, localePrefix } from '#src/config/locales.ts'

/**
 * What no page's path contains: an empty part, which the browser would take for another host, or a control character.
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
 * The path of an address as the router gets it. One that no page can have (empty parts, control characters, malformed
 * percent-encoding) becomes a page that does not exist, in the address's language, because routers cannot read it.
 */
export const readablePath = (pathname: string) =>
  isReadable(pathname) ? pathname : `${localePrefix(localeFromPathname(pathname))}/-`
