import { useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocaleAddress } from './locale-router.tsx'
import { useSearchParams } from './use-search-params.ts'

const MODAL = 'modal-open'
const EXPORT = 'export'

export const OPEN_EXPORT = `?${MODAL}=${EXPORT}`

/** State of an entry of the history that was made by opening the export from the page: closing it goes back. */
const OPENED_HERE = EXPORT

/**
 * Whether the address asks for the export of the project on screen, and how to open and close it there: Back closes
 * it, and the menu of a list opens a project with it.
 */
export function useExportAddress() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { isLeaving } = useLocaleAddress()
  const isClosing = useRef(false)
  const isOpen = query.get(MODAL) === EXPORT
  if (!isOpen) isClosing.current = false
  const open = () => {
    const withExport = (now: URLSearchParams) => {
      now.set(MODAL, EXPORT)
      return now
    }
    setQuery(withExport, { state: OPENED_HERE })
  }
  const close = () => {
    // Going back takes a moment, and a second Escape in it must not go back twice; nor is a page that was chosen undone.
    if (!isOpen || isClosing.current || isLeaving()) return
    isClosing.current = true
    if (state === OPENED_HERE) return navigate(-1)
    const withoutExport = (now: URLSearchParams) => {
      now.delete(MODAL)
      return now
    }
    setQuery(withoutExport, { replace: true })
  }
  return { isOpen, open, close }
}

/**
 * The modal that is open over a workspace, and a way to open another one or, with `undefined`, none. One of them, the
 * export, stands in the address.
 */
export function useWorkspaceModal<Modal>(exportModal: Modal) {
  const address = useExportAddress()
  const latest = useRef(address)
  latest.current = address
  const [own, setOwn] = useState<Modal>()
  const setModal = useCallback(
    (modal: Modal | undefined) => {
      if (modal === exportModal) return latest.current.open()
      setOwn(modal)
      if (modal === undefined) latest.current.close()
    },
    [exportModal],
  )
  return [own ?? (address.isOpen ? exportModal : undefined), setModal] as const
}
