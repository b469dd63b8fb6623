import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { IconButton } from '#src/ui/icon-button.tsx'

interface SelectionMenuProps {
  label: string
  icon: LucideIcon
  entries: readonly MenuEntry[]
}

/** A command on the selected blocks that has several values. */
export function SelectionMenu({ label, icon: Icon, entries }: SelectionMenuProps) {
  return (
    <DropdownMenu
      trigger={(props) => (
        <IconButton {...props} label={label} name={label} icon={<Icon size={20} aria-hidden />} />
      )}
      entries={entries}
    />
  )
}
