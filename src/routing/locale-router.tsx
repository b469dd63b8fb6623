import {
  createContext,
  type ReactNode,
  startTransition as startQuietly,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react'
import { type Location, Router } from 'react-router'
import { type Locale, localeFromPathname, localePrefix, withoutLocalePrefix } from '#src/config/locales.ts'
import {
  guardedNavigator,
  type HistoryState,
  listenGuarded,
  pushOnce,
  type RouterHistory,
} from './guarded-history.ts'
import { localized } from './paths.ts'
import { readablePath } from './readable-path.ts'

interface QueryOptions {
  replace?: boolean
  state?: unknown
}

interface LocaleAddress {
  hrefIn: (locale: Locale) => string
  changeLocale: (locale: Locale) => void
  isNavigating: boolean
  /**
   * Changes the query of the current page, also while it is loading in another language. Does nothing while another
   * page is loading, because that would cancel the navigation.
   * @param change maps the latest query to the new one, because the rendered query may be outdated
   */
  changeQuery: (change: (now: URLSearchParams) => URLSearchParams, options?: QueryOptions) => void
  /** Whether another page is loading. */
  isLeaving: () => boolean
  /** Whether the address has changed since the page was loaded: on going back, its key is the first one again. */
  hasNavigated: () => boolean
  /** Called after hydration of a prerendered page, which may then apply its own address. */
  follow: () => void
}

/** Without a LocaleRouter (in a story), links lead to the home page. */
const LocaleAddressContext = createContext<LocaleAddress>({
  hrefIn: (locale) => localePrefix(locale) || '/',
  changeLocale: () => {},
  isNavigating: false,
  changeQuery: () => {},
  isLeaving: () => false,
  hasNavigated: () => false,
  follow: () => {},
})

const readableLocation = (location: Location): Location => ({
  ...location,
  pathname: readablePath(location.pathname),
})

const pageOf = ({ pathname }: Location) => withoutLocalePrefix(pathname)

const addressIn = (next: Locale, now: Location) => localized(pageOf(now), next) + now.search + now.hash

interface LocaleRouterProps {
  history: RouterHistory
  /** Path at which the page was prerendered; the real address applies after hydration. */
  renderedAt?: string | undefined
  onLocale: (locale: Locale) => void
  children: ReactNode
}

const locationAt = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: 'default',
})

/**
 * Router whose base is the language of the address. Links and `navigate` therefore keep the language, and a change of
 * language changes only the base: the component tree stays, and with it the customer's input.
 */
export function LocaleRouter({ history, renderedAt, onLocale, children }: LocaleRouterProps) {
  const [{ action, location }, setState] = useState<HistoryState>(() => ({
    action: history.action,
    location: renderedAt === undefined ? readableLocation(history.location) : locationAt(renderedAt),
  }))
  const [isNavigating, startTransition] = useTransition()
  const page = useRef({ isTakenOver: renderedAt === undefined, hasNavigated: false })
  useLayoutEffect(
    () =>
      listenGuarded(history, ({ action, location }) => {
        page.current.hasNavigated = true
        // A transition would render parts again that are not hydrated yet, and so lose input.
        const start = page.current.isTakenOver ? startTransition : startQuietly
        start(() => setState({ action, location: readableLocation(location) }))
      }),
    [history],
  )
  const locale = localeFromPathname(location.pathname)
  useEffect(() => onLocale(locale), [locale, onLocale])
  const address = useMemo(() => {
    const hrefIn = (next: Locale) => history.createHref(addressIn(next, location))
    // The address may be newer than the rendered location.
    const changeLocale = (next: Locale) =>
      pushOnce(history, addressIn(next, readableLocation(history.location)), history.location.state)
    const isLeaving = () => pageOf(readableLocation(history.location)) !== pageOf(location)
    const changeQuery: LocaleAddress['changeQuery'] = (change, { replace: isReplacing, state } = {}) => {
      if (isLeaving()) return
      const { pathname, search } = history.location
      const query = String(change(new URLSearchParams(search)))
      const to = pathname + (query && `?${query}`)
      if (isReplacing) history.replace(to, state)
      else pushOnce(history, to, state)
    }
    const follow = () => {
      page.current.isTakenOver = true
      setState({ action: history.action, location: readableLocation(history.location) })
    }
    const hasNavigated = () => page.current.hasNavigated
    return { hrefIn, changeLocale, isNavigating, changeQuery, isLeaving, hasNavigated, follow }
  }, [history, location, isNavigating])
  const navigator = useMemo(() => guardedNavigator(history), [history])
  return (
    <LocaleAddressContext value={address}>
      <Router
        basename={localePrefix(locale) || '/'}
        location={location}
        navigationType={action}
        navigator={navigator}
      >
        {children}
      </Router>
    </LocaleAddressContext>
  )
}

/** The addresses of the current page in other languages, with functions that change its address. */
export const useLocaleAddress = () => useContext(LocaleAddressContext)
