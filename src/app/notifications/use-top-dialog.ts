import { useEffect, useState } from 'react'

function topDialog() {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null
}

/**
 * The modal dialog on top, if any. All outside it is inert, so what must be seen and heard belongs into it.
 * Looks again whenever there is a new `occasion` and when that dialog closes.
 */
export function useTopDialog(occasion: readonly unknown[]) {
  const [dialog, setDialog] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (occasion.length > 0) setDialog(topDialog())
  }, [occasion])
  useEffect(() => {
    if (!dialog) return
    const look = () => setDialog(topDialog())
    dialog.addEventListener('close', look)
    return () => dialog.removeEventListener('close', look)
  }, [dialog])
  return dialog
}
