import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocaleAddress } from './locale-router.tsx'
import { OPENED_FROM_PAGE } from './opened-from-page.ts'
import { useSearchParams } from './use-search-params.ts'

/**
 * Closes a modal whose state is in the address: goes back if it was opened from the page, so that a later Back leads
 * where it did before; otherwise replaces the entry. Back also closes modals that are not in the address, see
 * `listenGuarded`.
 * @param without removes the modal from the query
 */
export function useModalClosing(isOpen: boolean, without: (query: URLSearchParams) => URLSearchParams) {
  const [, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { isLeaving } = useLocaleAddress()
  const isClosing = useRef(false)
  if (!isOpen) isClosing.current = false
  return () => {
    // Going back is asynchronous: a second Escape must not go back twice, and a chosen page must not be undone.
    if (!isOpen || isClosing.current || isLeaving()) return
    isClosing.current = true
    if (state === OPENED_FROM_PAGE) navigate(-1)
    else setQuery(without, { replace: true })
  }
}
