import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onClose={close} aria-label="Ready">
        <p>The sound of this block is ready.</p>
        <Button onClick={close}>Close</Button>
      </Dialog>
    </>
  )
}
