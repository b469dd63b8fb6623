import { useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useLocaleAddress } from './locale-router.tsx'

/**
 * The query of the address, and a way to put another one in its place. Written here because react-router's own
 * brings the code of its links, forms and data along (2 kB gz), which this app does otherwise.
 */
export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { searchNow, isLeaving } = useLocaleAddress()
  const query = useMemo(() => new URLSearchParams(search), [search])
  /**
   * Of a page that is being left nothing changes any more: that would call the customer back to it.
   * @param change gives the next query for the one of now: what is rendered may still be the one before
   */
  function setQuery(change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) {
    if (!isLeaving()) void navigate(`?${change(new URLSearchParams(searchNow() ?? search))}`, options)
  }
  return [query, setQuery] as const
}
