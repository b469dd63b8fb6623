import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useLocaleAddress } from './locale-router.tsx'

/**
 * The query of the address, and a setter. Not react-router's, which includes code of its links, forms and data (2 kB
 * gz) that this app has otherwise.
 */
export function useSearchParams() {
  const { search } = useLocation()
  const { changeQuery } = useLocaleAddress()
  return [useMemo(() => new URLSearchParams(search), [search]), changeQuery] as const
}
