import { useCallback, useRef, useState } from 'react'
import { OPENED_FROM_PAGE } from './opened-from-page.ts'
import { useModalClosing } from './use-modal-closing.ts'
import { useSearchParams } from './use-search-params.ts'

const MODAL_PARAMETER = 'modal-open'
const EXPORT_MODAL = 'export'

export const OPEN_EXPORT = `?${MODAL_PARAMETER}=${EXPORT_MODAL}`

function withoutExport(now: URLSearchParams) {
  now.delete(MODAL_PARAMETER)
  return now
}

/**
 * Whether the address asks for the export of the current project, with functions that open and close it. In the
 * address, so that the menu of a list can open a project with it.
 */
export function useExportAddress() {
  const [query, setQuery] = useSearchParams()
  const isOpen = query.get(MODAL_PARAMETER) === EXPORT_MODAL
  const close = useModalClosing(isOpen, withoutExport)
  const open = () => {
    const withExport = (now: URLSearchParams) => {
      now.set(MODAL_PARAMETER, EXPORT_MODAL)
      return now
    }
    setQuery(withExport, { state: OPENED_FROM_PAGE })
  }
  return { isOpen, open, close }
}

/** The open modal of a workspace, and a setter; `undefined` closes it. `export` is stored in the address. */
export function useWorkspaceModal<Modal>() {
  const address = useExportAddress()
  const latest = useRef(address)
  latest.current = address
  const [own, setOwn] = useState<Modal>()
  const setModal = useCallback((modal: Modal | typeof EXPORT_MODAL | undefined) => {
    if (modal === EXPORT_MODAL) return latest.current.open()
    setOwn(modal)
    if (modal === undefined) latest.current.close()
  }, [])
  return [own ?? (address.isOpen ? EXPORT_MODAL : undefined), setModal] as const
}
