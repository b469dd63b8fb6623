import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useLocaleAddress } from './locale-router.tsx'

/**
 * The query of the address, and a way to put another one in its place. Written here because react-router's own
 * brings the code of its links, forms and data along (2 kB gz), which this app does otherwise.
 */
export function useSearchParams() {
  const { search } = useLocation()
  const { changeQuery } = useLocaleAddress()
  return [useMemo(() => new URLSearchParams(search), [search]), changeQuery] as const
}
