import type { ReactElement, ReactNode, RefObject } from 'react'

export interface MenuAction {
  kind?: 'action'
  id: string
  label: ReactNode
  /** A lucide icon of 16 px with `aria-hidden`. */
  icon?: ReactNode
  shortcut?: string
  /** Warning to read before choosing, in a line below. */
  warning?: string | undefined
  isDisabled?: boolean
  isDestructive?: boolean
  onSelect?: () => void
  /** A link to render instead of a plain row, e.g. `<LocalizedLink to="/profile" />`; the menu adds its content. */
  link?: ReactElement<{ children?: ReactNode }>
}

export interface MenuChoice {
  kind: 'choice'
  id: string
  label: ReactNode
  isChosen: boolean
  isDisabled?: boolean
  onSelect: () => void
}

export type MenuEntry =
  | MenuAction
  | MenuChoice
  | { kind: 'separator'; id: string }
  | { kind: 'heading'; id: string; label: ReactNode }

/** End of a menu on which a key opens it. */
export type MenuEnd = 'start' | 'end'

/** Props from the button of a menu to its content. */
export interface OpenMenuProps {
  /** Id for the trigger's `aria-controls`. */
  menuId: string
  /** The button that opens the menu and gets the focus back. */
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Edge of the trigger that the menu aligns with. */
  align: 'start' | 'end'
  /** Whether it is shown. */
  isOpen: boolean
  /** The end on which a key opens it; undefined if the pointer does. */
  opensAt: MenuEnd | undefined
  /** Called when the menu closes by a choice, Escape, Tab or a press outside. */
  onOpenChange: (isOpen: boolean) => void
}
