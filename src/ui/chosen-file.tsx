import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

interface ChosenFileProps {
  /** Name of the file on the customer's device. */
  name: string
  /** Icon of the file type, 16 px; decorative. */
  icon?: ReactNode
  /** Size or length of the file, or a message that it is being measured. */
  aside?: ReactNode
  /** A button before the remove button. */
  tool?: ReactNode
  /** Name of the remove button; it includes the file's name. */
  removeLabel: string
  /** True while the file is sent. */
  isDisabled?: boolean
  /** Called by the remove button. */
  onRemove: () => void
}

/** A file that is chosen but not sent yet. */
export function ChosenFile({ name, icon, aside, tool, removeLabel, isDisabled, onRemove }: ChosenFileProps) {
  return (
    <div className="flex items-center gap-2">
      {icon}
      <span dir="auto" className="wrap-long min-w-0 flex-1">
        {name}
      </span>
      <span role="status" className="tabular flex shrink-0 items-center gap-2 text-13 text-muted">
        {aside}
      </span>
      {tool}
      <IconButton
        label={removeLabel}
        icon={<X size={16} aria-hidden />}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </div>
  )
}
