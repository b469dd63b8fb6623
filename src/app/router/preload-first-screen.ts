import { localeFromPathname } from '#src/config/locales.ts'
import { fetchTexts, shellNamespaces } from '#src/i18n/i18n.ts'
import { nextTask } from '#src/rules/next-task.ts'
import { readToken } from '#src/session/session-cookie.ts'
import type { ReportFailure } from '../layouts/first-data.ts'
import { partsAt, screenAt } from './screen-at.ts'
import { DefaultLayout, screens } from './screens.ts'
import { servicePartAt } from './service-part-at.ts'

const loadFirstData = () => import('../layouts/first-data.ts')

/** Ignores failures of a prefetch; the code that needs the result fails again. */
const ignoreFailure = () => {}

/**
 * Loads the parts of a page in parallel, or in turn if the page has requested all of their files before: each is then
 * evaluated in its own task, because together they would block a slow phone for an eighth of a second.
 */
async function loadAll(loads: readonly (() => Promise<unknown>)[]) {
  const pending: Promise<unknown>[] = []
  for (const load of loads) {
    pending.push(load().catch(ignoreFailure))
    if (globalThis.firstCalls) await pending.at(-1)?.then(nextTask)
  }
  await Promise.all(pending)
}

/**
 * Starts to fetch the code and texts of the first screen behind the guards, with its layout.
 * @returns that screen, if there is one, and a function that waits until the page can be shown completely
 */
export function preloadFirstScreen(pathname: string) {
  const isSignedIn = readToken() !== undefined
  const { screen, isForGuests } = screenAt(pathname)
  // A screen behind a guard is replaced: for a guest by the login page, for a customer by the home page or the return
  // address.
  const first = isForGuests !== isSignedIn ? screen : isSignedIn ? undefined : screens.login
  const namespaces = [...shellNamespaces, ...(first?.namespaces ?? [])]
  const textsOf = (names: readonly string[]) =>
    fetchTexts(localeFromPathname(pathname), names).catch(ignoreFailure)
  void textsOf(namespaces)
  // Otherwise the screen would load it only after it is shown.
  const part = isSignedIn ? servicePartAt(pathname) : undefined
  const ofCustomers = isSignedIn ? [DefaultLayout.preload] : []
  const loadPart = async () => (await part)?.load()
  const code = loadAll([...ofCustomers, ...(first ? [first.load] : []), loadPart])
  part?.then((of) => textsOf(of?.namespaces ?? []), ignoreFailure)

  async function fetchData(reportFailure: ReportFailure) {
    if (!isSignedIn || !first) return
    const [{ fetchFirstData }, { firstQueries }] = await Promise.all([loadFirstData(), first.load()])
    await fetchFirstData((ask) => firstQueries?.(ask, partsAt(pathname)), reportFailure)
  }

  /**
   * Waits for code, texts and data. Failures are left to the code that needs the result. The language must have started
   * to load.
   */
  async function untilWhole(reportFailure: ReportFailure) {
    await code
    await Promise.allSettled([first?.preload(), part?.then((of) => of?.preload())])
    await fetchData(reportFailure).catch(() => {})
  }
  return { screen: first, untilWhole }
}
