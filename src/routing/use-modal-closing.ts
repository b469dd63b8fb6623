import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocaleAddress } from './locale-router.tsx'
import { OPENED_HERE } from './opened-here.ts'
import { useSearchParams } from './use-search-params.ts'

/**
 * Closes a modal that stands in the address: by going back where it was opened from the page, so that Back afterwards
 * leads where it always did; else in place. A modal that does not stand there is closed by Back all the same, see
 * `listenGuarded`.
 * @param without takes it out of the query
 */
export function useModalClosing(isOpen: boolean, without: (query: URLSearchParams) => URLSearchParams) {
  const [, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { isLeaving } = useLocaleAddress()
  const isClosing = useRef(false)
  if (!isOpen) isClosing.current = false
  return () => {
    // Going back takes a moment, and a second Escape in it must not go back twice; nor is a page that was chosen undone.
    if (!isOpen || isClosing.current || isLeaving()) return
    isClosing.current = true
    if (state === OPENED_HERE) navigate(-1)
    else setQuery(without, { replace: true })
  }
}
