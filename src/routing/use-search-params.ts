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
  const { searchNow } = useLocaleAddress()
  const query = useMemo(() => new URLSearchParams(search), [search])
  /** @param change gives the next query for the one of now: what is rendered may still be the one before */
  const setQuery = (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
    navigate(`?${change(new URLSearchParams(searchNow() ?? search))}`, options)
  return [query, setQuery] as const
}
