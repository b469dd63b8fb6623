import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

interface ChosenFileProps {
  /** Name of the file, as its owner knows it. */
  name: string
  /** What kind of file it is, 16 px; decoration. */
  icon?: ReactNode
  /** Its size or length, or that it is being measured. */
  aside?: ReactNode
  /** Name of the button that takes the file out again; it names the file. */
  removeLabel: string
  /** While the file is sent. */
  isDisabled?: boolean
  /** Called by the button that takes the file out. */
  onRemove: () => void
}

/** A file that was chosen and not sent yet. */
export function ChosenFile({ name, icon, aside, removeLabel, isDisabled, onRemove }: ChosenFileProps) {
  return (
    <div className="flex items-center gap-2">
      {icon}
      <span dir="auto" className="wrap-long min-w-0 flex-1">
        {name}
      </span>
      <span role="status" className="tabular flex shrink-0 items-center gap-2 text-13 text-muted">
        {aside}
      </span>
      <IconButton
        label={removeLabel}
        icon={<X size={16} aria-hidden />}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </div>
  )
}
