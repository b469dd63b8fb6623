import { localeFromPathname } from '#src/config/locales.ts'
import { fetchTexts, shellNamespaces } from '#src/i18n/i18n.ts'
import { readToken } from '#src/session/session-cookie.ts'
import type { TellFailure } from '../layouts/first-data.ts'
import { partsAt, screenAt } from './screen-at.ts'
import { DefaultLayout, screens } from './screens.ts'
import { servicePartAt } from './service-part-at.ts'

const loadFirstData = () => import('../layouts/first-data.ts')

/** Starts requests that would else follow one another; whoever needs a part learns of its failure. */
function fetchAhead(parts: readonly Promise<unknown>[]) {
  for (const part of parts) part.catch(() => {})
}

/** Else asked for by its screen only once that is shown. */
async function fetchServicePart(pathname: string) {
  const part = await servicePartAt(pathname)
  if (part) await Promise.all([part.load(), fetchTexts(localeFromPathname(pathname), part.namespaces)])
  return part
}

/**
 * Begins to fetch the code and texts of the screen that the guards will show first, its layout included.
 * @returns that screen, where there is one, and what waits until the page can come up whole.
 */
export function preloadFirstScreen(pathname: string) {
  const isSignedIn = readToken() !== undefined
  const { screen, isForGuests } = screenAt(pathname)
  // Who may not see a screen is led elsewhere: a guest to the login page, a customer home or back where they were.
  const first = isForGuests !== isSignedIn ? screen : isSignedIn ? undefined : screens.login
  const namespaces = [...shellNamespaces, ...(first?.namespaces ?? [])]
  fetchAhead([fetchTexts(localeFromPathname(pathname), namespaces)])
  if (first) fetchAhead([first.load()])
  const part = isSignedIn ? fetchServicePart(pathname) : undefined
  if (part) fetchAhead([DefaultLayout.preload(), part])

  async function fetchData(tellFailure: TellFailure) {
    if (!isSignedIn || !first) return
    const [{ fetchFirstData }, { firstQueries }] = await Promise.all([loadFirstData(), first.load()])
    await fetchFirstData((ask) => firstQueries?.(ask, partsAt(pathname)), tellFailure)
  }

  /** Code, texts and data. What fails is told by whoever needs it. The language must have begun. */
  async function untilWhole(tellFailure: TellFailure) {
    await Promise.allSettled([first?.preload(), part?.then((of) => of?.preload())])
    await fetchData(tellFailure).catch(() => {})
  }
  return { screen: first, untilWhole }
}
