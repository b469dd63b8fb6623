import { type ReactNode, useState } from 'react'
import { page } from 'vitest/browser'
import { showOnPage } from './show-on-page.ts'

const OPEN = 'Öffnen'

/** Shows a button with the part that it opens, and collects errors that error boundaries within that part catch. */
export function showOpener(part: (isOpen: boolean, close: () => void) => ReactNode) {
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          {OPEN}
        </button>
        {part(isOpen, () => setIsOpen(false))}
      </>
    )
  }
  const caught: unknown[] = []
  showOnPage(<Page />, { onCaughtError: (error) => caught.push(error) })
  return { opener: page.getByRole('button', { name: OPEN }), caught }
}
