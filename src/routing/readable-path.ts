import { localeFromPathname, localePrefix } from '#src/config/locales.ts'

/** What no page is called: a part without a name, which the browser would take for another host, or a control character. */
const IMPOSSIBLE = /\/\/|\p{Cc}/u

function isReadable(pathname: string) {
  try {
    return !pathname.startsWith('//') && !IMPOSSIBLE.test(decodeURIComponent(pathname))
  } catch {
    // Not a text in percent signs.
    return false
  }
}

/**
 * The path of an address as the router gets it. One that no page can have (empty parts, control characters,
 * broken percent signs) becomes a page that does not exist, in the address's language: no router reads it as it
 * is.
 */
export const readablePath = (pathname: string) =>
  isReadable(pathname) ? pathname : `${localePrefix(localeFromPathname(pathname))}/-`
