import { useState } from 'react'
import { useBlock } from '#src/features/editor/editor-context.ts'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { RowIcon } from './row-icons.tsx'

const NO_ENTRIES: readonly MenuEntry[] = []

interface RowMenuProps {
  label: string
  /** Called when the menu opens, so that typing in the row does not wait for its entries. */
  entries: () => readonly MenuEntry[]
  /** The menu's block, which it follows while it is open. */
  blockKey?: string
}

export function RowMenu({ label, entries, blockKey = '' }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  useBlock(isOpen ? blockKey : '')
  return (
    <DropdownMenu
      onOpenChange={setIsOpen}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          aria-label={label}
          className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <RowIcon shape="more" />
        </button>
      )}
      entries={isOpen ? entries() : NO_ENTRIES}
    />
  )
}
