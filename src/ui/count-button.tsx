import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

interface CountButtonProps {
  /** Replaces the words on a phone. */
  icon: LucideIcon
  /** Name of the action, with the number in it. */
  label: string
  /** The number alone, shown next to the icon on a phone, where the words would need a row of their own. */
  count: string
  /** Called on press. */
  onClick: () => void
}

/** Moves through the places of one kind in a text. The text keeps the focus and the caret. */
export function CountButton({ icon: Icon, label, count, onClick }: CountButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon size={16} aria-hidden />}
      // The press must not move the caret: the search for the next place starts there.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span className="max-sm:sr-only">{label}</span>
      {/* Generated content, so that the number is neither read out nor copied twice. */}
      <span
        aria-hidden="true"
        data-count={count}
        className="tabular before:content-[attr(data-count)] sm:hidden"
      />
    </Button>
  )
}
