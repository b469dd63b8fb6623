import { localeFromPathname } from '#src/config/locales.ts'
import { fetchTexts, shellNamespaces } from '#src/i18n/i18n.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { screenAt } from './screen-at.ts'
import { screens } from './screens.ts'
import { servicePartAt } from './service-part-at.ts'

/** Starts requests that would else follow one another; whoever needs a part learns of its failure. */
function fetchAhead(parts: readonly Promise<unknown>[]) {
  for (const part of parts) part.catch(() => {})
}

/** Else asked for by its screen only once that is shown. */
async function fetchServicePart(pathname: string) {
  const part = await servicePartAt(pathname)
  if (part) await Promise.all([part.load(), fetchTexts(localeFromPathname(pathname), part.namespaces)])
}

/**
 * Begins to fetch the code and texts of the screen that the guards will show first, its layout included. Never
 * data.
 * @returns that screen, where there is one.
 */
export function preloadFirstScreen(pathname: string) {
  const isSignedIn = readToken() !== undefined
  const { screen, isForGuests } = screenAt(pathname)
  // Who may not see a screen is led elsewhere: a guest to the login page, a customer home or back where they were.
  const first = isForGuests !== isSignedIn ? screen : isSignedIn ? undefined : screens.login
  const namespaces = [...shellNamespaces, ...(first?.namespaces ?? [])]
  fetchAhead([fetchTexts(localeFromPathname(pathname), namespaces)])
  if (first) fetchAhead([first.load()])
  if (isSignedIn) fetchAhead([import('../layouts/default-layout.tsx'), fetchServicePart(pathname)])
  return first
}
