import { ArrowDown } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { shownKeys } from '#src/ui/shown-keys.ts'

interface NextButtonProps {
  label: string
  keys: string
  isDisabled: boolean
  onClick: () => void
}

/** Goes to the next place of one kind, like its key. On phones its label is for screen readers only. */
export function NextButton({ label, keys, isDisabled, onClick }: NextButtonProps) {
  return (
    <Button
      size="small"
      icon={<ArrowDown size={16} aria-hidden />}
      disabled={isDisabled}
      aria-keyshortcuts={keys}
      // The press must not move the focus: the search starts at the block that has it.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden className="text-13 text-muted max-sm:hidden">
        {shownKeys(keys)}
      </span>
    </Button>
  )
}
