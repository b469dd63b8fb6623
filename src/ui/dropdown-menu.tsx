import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import type { MenuEnd, MenuEntry, OpenMenuProps } from './dropdown-menu-entries.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyComponent } from './lazy-component.ts'

const DropdownMenuContent = lazyComponent(
  async () => (await import('./dropdown-menu-content.tsx')).DropdownMenuContent,
)

export type MenuTriggerProps = Pick<
  ComponentProps<'button'>,
  | 'id'
  | 'ref'
  | 'aria-haspopup'
  | 'aria-expanded'
  | 'aria-controls'
  | 'onClick'
  | 'onKeyDown'
  | 'onFocus'
  | 'onPointerEnter'
>

export interface DropdownMenuProps {
  /** Renders the button that opens the menu, with the props it needs. */
  trigger: (props: MenuTriggerProps) => ReactNode
  /**
   * Actions, links, choices, and lines between groups; or renders a lazy component that passes the props on to
   * `DropdownMenuContent` together with its entries.
   */
  entries: readonly MenuEntry[] | ((menu: OpenMenuProps) => ReactNode)
  /** Edge of the trigger that the menu aligns with. */
  align?: 'start' | 'end'
  /** Called after opening or closing. */
  onOpenChange?: (isOpen: boolean) => void
}

/** A menu of actions, lazy: its code loads when the pointer or the focus reaches the trigger. */
export function DropdownMenu({ trigger, entries, align = 'end', onOpenChange }: DropdownMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const [opensAt, setOpensAt] = useState<MenuEnd>()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const id = useId()
  const change = (isNow: boolean, at?: MenuEnd) => {
    setIsWanted(true)
    setOpensAt(at)
    setIsOpen(isNow)
    onOpenChange?.(isNow)
  }
  const menu: OpenMenuProps = {
    menuId: `${id}-menu`,
    triggerRef,
    align,
    isOpen,
    opensAt,
    onOpenChange: (isNow) => change(isNow),
  }
  return (
    <span className="relative inline-flex min-w-0">
      {trigger({
        ref: triggerRef,
        id: `${id}-trigger`,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? `${id}-menu` : undefined,
        // A press by a key has no count of clicks.
        onClick: ({ detail }) => change(!isOpen, detail === 0 ? 'start' : undefined),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          change(true, event.key === 'ArrowUp' ? 'end' : 'start')
        },
        onFocus: () => setIsWanted(true),
        onPointerEnter: () => setIsWanted(true),
      })}
      {isWanted && (
        <LazyBoundary resetKey={isOpen} onFailed={() => change(false)}>
          {typeof entries === 'function' ? (
            entries(menu)
          ) : (
            <DropdownMenuContent {...menu} entries={entries} />
          )}
        </LazyBoundary>
      )}
    </span>
  )
}
