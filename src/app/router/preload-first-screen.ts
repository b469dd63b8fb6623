import { localeFromPathname } from '#src/config/locales.ts'
import { fetchTexts, shellNamespaces } from '#src/i18n/i18n.ts'
import { nextTask } from '#src/rules/next-task.ts'
import { readToken } from '#src/session/session-cookie.ts'
import type { TellFailure } from '../layouts/first-data.ts'
import { partsAt, screenAt } from './screen-at.ts'
import { DefaultLayout, screens } from './screens.ts'
import { servicePartAt } from './service-part-at.ts'

const loadFirstData = () => import('../layouts/first-data.ts')

/** Whoever needs what has been fetched ahead learns of its failure. */
const unheard = () => {}

/**
 * Loads the parts of a page at the same time, or in turn where the page has asked for all of their files before: there
 * each is evaluated in a task of its own, since all at once keep a slow phone busy for an eighth of a second.
 */
async function loadAll(loads: readonly (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = []
  for (const load of loads) {
    begun.push(load().catch(unheard))
    if (globalThis.firstCalls) await begun.at(-1)?.then(nextTask)
  }
  await Promise.all(begun)
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
  const textsOf = (names: readonly string[]) => fetchTexts(localeFromPathname(pathname), names).catch(unheard)
  void textsOf(namespaces)
  // Else asked for by its screen only once that is shown.
  const part = isSignedIn ? servicePartAt(pathname) : undefined
  const ofCustomers = isSignedIn ? [DefaultLayout.preload] : []
  const loadPart = async () => (await part)?.load()
  const code = loadAll([...ofCustomers, ...(first ? [first.load] : []), loadPart])
  part?.then((of) => textsOf(of?.namespaces ?? []), unheard)

  async function fetchData(tellFailure: TellFailure) {
    if (!isSignedIn || !first) return
    const [{ fetchFirstData }, { firstQueries }] = await Promise.all([loadFirstData(), first.load()])
    await fetchFirstData((ask) => firstQueries?.(ask, partsAt(pathname)), tellFailure)
  }

  /** Code, texts and data. What fails is told by whoever needs it. The language must have begun. */
  async function untilWhole(tellFailure: TellFailure) {
    await code
    await Promise.allSettled([first?.preload(), part?.then((of) => of?.preload())])
    await fetchData(tellFailure).catch(() => {})
  }
  return { screen: first, untilWhole }
}
