import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export function Example({ onCreate }: { onCreate: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const actions = (
    <>
      <Button onClick={close}>Cancel</Button>
      <Button variant="primary" onClick={onCreate}>
        Create
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New project</Button>
      <Modal isOpen={isOpen} onClose={close} title="New project" actions={actions}>
        <TextField label="Title" />
      </Modal>
    </>
  )
}
