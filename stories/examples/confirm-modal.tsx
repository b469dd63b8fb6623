import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

export function Example({ onDelete }: { onDelete: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <ConfirmModal
        isOpen={isOpen}
        isDestructive
        title="Delete “Morning news”?"
        description="12 blocks and their sound will be deleted. This cannot be undone."
        yesLabel="Delete the project"
        noLabel="Keep it"
        onConfirm={onDelete}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
