import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

interface CountButtonProps {
  /** The sign that stands for its words on a phone. */
  icon: LucideIcon
  /** What it does, with the number in it. */
  label: string
  /** The number alone, which stands beside the sign on a phone, where the words would take a row of their own. */
  count: string
  /** Called when it is pressed. */
  onClick: () => void
}

/** Leads from one to the next of so many places in a text. The text keeps the focus and the caret. */
export function CountButton({ icon: Icon, label, count, onClick }: CountButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Icon size={16} aria-hidden />}
      // The place in the text must not be lost by the press: the next one is looked for from there.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <span className="max-sm:sr-only">{label}</span>
      {/* The same number once more is no text: whoever hears or copies the button has it already. */}
      <span
        aria-hidden="true"
        data-count={count}
        className="tabular before:content-[attr(data-count)] sm:hidden"
      />
    </Button>
  )
}
