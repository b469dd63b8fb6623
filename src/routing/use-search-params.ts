import { useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

/**
 * The query of the address, and a way to put another one in its place. Written here because react-router's own
 * brings the code of its links, forms and data along (2 kB gz), which this app does otherwise.
 */
export function useSearchParams() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const setQuery = (next: URLSearchParams, options?: NavigateOptions) => navigate(`?${next}`, options)
  return [query, setQuery] as const
}
