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
import { guarded, type HistoryState, listenGuarded, push, type RouterHistory } from './guarded-history.ts'
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
   * Changes the query of the page on screen, also of one that is on its way in another language. Of a page that is being
   * left nothing changes any more: that would call the customer back to it.
   * @param change gives the next query for the one of now: what is rendered may still be the one before
   */
  changeQuery: (change: (now: URLSearchParams) => URLSearchParams, options?: QueryOptions) => void
  /** Whether another page than that on screen is on its way. */
  isLeaving: () => boolean
  /** Called once the prerendered page is hydrated: only then may it show what its own address asks for. */
  follow: () => void
}

/** Without a LocaleRouter around (a story) it leads to the home page. */
const LocaleAddressContext = createContext<LocaleAddress>({
  hrefIn: (locale) => localePrefix(locale) || '/',
  changeLocale: () => {},
  isNavigating: false,
  changeQuery: () => {},
  isLeaving: () => false,
  follow: () => {},
})

const readable = (location: Location): Location => ({
  ...location,
  pathname: readablePath(location.pathname),
})

const pageOf = ({ pathname }: Location) => withoutLocalePrefix(pathname)

interface LocaleRouterProps {
  history: RouterHistory
  /** Path the page on screen was rendered at ahead of time; the address itself follows once it has been taken over. */
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
 * Router whose base is the language of the address. Links and `navigate` therefore keep the language, and a
 * change of language changes the base alone: the tree, and with it what the customer is writing, stays.
 */
export function LocaleRouter({ history, renderedAt, onLocale, children }: LocaleRouterProps) {
  const [{ action, location }, setState] = useState<HistoryState>(() => ({
    action: history.action,
    location: renderedAt === undefined ? readable(history.location) : locationAt(renderedAt),
  }))
  const [isNavigating, startTransition] = useTransition()
  const isTakenOver = useRef(renderedAt === undefined)
  useLayoutEffect(
    () =>
      listenGuarded(history, ({ action, location }) => {
        // To announce a navigation would render anew what is not hydrated yet, and lose what was typed there.
        const start = isTakenOver.current ? startTransition : startQuietly
        start(() => setState({ action, location: readable(location) }))
      }),
    [history],
  )
  const locale = localeFromPathname(location.pathname)
  useEffect(() => onLocale(locale), [locale, onLocale])
  const address = useMemo(() => {
    const addressIn = (next: Locale, now: Location) => localized(pageOf(now), next) + now.search + now.hash
    const hrefIn = (next: Locale) => history.createHref(addressIn(next, location))
    // The address is ahead of what is rendered.
    const changeLocale = (next: Locale) =>
      push(history, addressIn(next, readable(history.location)), history.location.state)
    const isLeaving = () => pageOf(readable(history.location)) !== pageOf(location)
    const changeQuery: LocaleAddress['changeQuery'] = (change, { replace: isReplacing, state } = {}) => {
      if (isLeaving()) return
      const { pathname, search } = history.location
      const query = String(change(new URLSearchParams(search)))
      const to = pathname + (query && `?${query}`)
      if (isReplacing) history.replace(to, state)
      else push(history, to, state)
    }
    const follow = () => {
      isTakenOver.current = true
      setState({ action: history.action, location: readable(history.location) })
    }
    return { hrefIn, changeLocale, isNavigating, changeQuery, isLeaving, follow }
  }, [history, location, isNavigating])
  const navigator = useMemo(() => guarded(history), [history])
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

/** The page on screen in other languages. */
export const useLocaleAddress = () => useContext(LocaleAddressContext)
