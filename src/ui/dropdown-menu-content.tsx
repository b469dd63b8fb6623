import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { cloneElement, type Ref, type RefObject, useContext, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { DialogContext } from './dialog.tsx'
import type { MenuAction, MenuChoice, MenuEntry } from './dropdown-menu-entries.ts'
import { floatingContainer } from './floating-container.ts'
import { keyShortcuts } from './key-shortcuts.ts'
import { NoFocusGuards } from './no-focus-guards.tsx'
import { shownKeys } from './shown-keys.ts'
import { useShownSums } from './sums.tsx'

interface DropdownMenuContentProps {
  /** Id for the trigger's `aria-controls`. */
  menuId: string
  /** The button that opens the menu and gets the focus back. */
  triggerRef: RefObject<HTMLButtonElement | null>
  /** Actions, links, choices, and lines between groups. */
  entries: readonly MenuEntry[]
  /** Edge of the trigger that the menu aligns with. */
  align: 'start' | 'end'
  /** Whether it is shown. */
  isOpen: boolean
  /** Called when the menu closes by a choice, Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void
}

/** Longer menus do not fit next to their button on a phone, so they become a sheet at the bottom edge. */
const MAX_IN_DROPDOWN = 8

const rowStyles =
  'flex min-h-9 items-center gap-2 rounded-sm px-2 py-1 text-14 no-underline outline-none aria-[current]:font-strong data-highlighted:bg-sunken data-disabled:text-edge'

/**
 * Replaces the button as Radix's anchor. Ignores the button props from Radix (`type`, `aria-expanded` …): the real
 * button has them, and a `span` may not.
 */
function MenuAnchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} aria-hidden className="pointer-events-none absolute inset-0" />
}

/**
 * The part of DropdownMenu that needs Radix. Not modal, so that Radix neither locks scrolling nor adds a style element.
 */
export function DropdownMenuContent({
  menuId,
  triggerRef,
  entries,
  align,
  isOpen,
  onOpenChange,
}: DropdownMenuContentProps) {
  const dialog = useContext(DialogContext)
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <MenuAnchor />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={floatingContainer(dialog, triggerRef.current)}>
        <NoFocusGuards>
          <DropdownMenu.Content
            id={menuId}
            aria-labelledby={triggerRef.current?.id}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            className={classNames(
              'float menu z-30 min-w-48 overflow-y-auto rounded-md bg-raised p-1 text-ink',
              entries.length > MAX_IN_DROPDOWN && 'menu-sheet',
            )}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const { activeElement } = document
              if (activeElement === null || activeElement === document.body) triggerRef.current?.focus()
            }}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && triggerRef.current?.contains(event.target))
                event.preventDefault()
            }}
          >
            {entries.map((entry) => (
              <MenuRow key={entry.id} entry={entry} trigger={triggerRef} />
            ))}
          </DropdownMenu.Content>
        </NoFocusGuards>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

type Trigger = RefObject<HTMLButtonElement | null>

function MenuRow({ entry, trigger }: { entry: MenuEntry; trigger: Trigger }) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className="my-1 border-t border-line" />
    case 'heading':
      return <DropdownMenu.Label className="px-2 py-1 text-13 text-muted">{entry.label}</DropdownMenu.Label>
    case 'choice':
      return <ChoiceRow choice={entry} />
    default:
      return <ActionRow action={entry} trigger={trigger} />
  }
}

function ChoiceRow({ choice }: { choice: MenuChoice }) {
  const row = useRef<HTMLDivElement>(null)
  const isFirst = useRef(choice.isChosen)
  useEffect(() => {
    if (!isFirst.current) return
    // After Radix, which focuses the menu or its first entry.
    const frame = requestAnimationFrame(() => row.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <DropdownMenu.CheckboxItem
      ref={row}
      role="menuitemradio"
      checked={choice.isChosen}
      disabled={choice.isDisabled}
      onSelect={choice.onSelect}
      className={rowStyles}
    >
      <span className="size-4 shrink-0">{choice.isChosen && <Check size={16} aria-hidden />}</span>
      {choice.label}
    </DropdownMenu.CheckboxItem>
  )
}

function ActionRow({ action, trigger }: { action: MenuAction; trigger: Trigger }) {
  const { content: label, isRight } = useShownSums(action.label)
  const row = useRef<HTMLDivElement>(null)
  const content = (
    <>
      {action.icon}
      <span className={action.warning ? 'flex max-w-64 flex-col' : 'min-w-0 flex-1'}>
        {label}
        {action.warning && <span className="text-13 text-warn">{action.warning}</span>}
      </span>
      {action.shortcut && (
        <span aria-hidden className="text-13 text-muted max-sm:hidden pointer-coarse:hidden">
          {shownKeys(action.shortcut)}
        </span>
      )}
    </>
  )
  return (
    <DropdownMenu.Item
      ref={row}
      asChild={action.link !== undefined}
      disabled={action.isDisabled}
      aria-keyshortcuts={action.shortcut && keyShortcuts(shownKeys(action.shortcut))}
      onSelect={(event) => {
        // The menu stays open and shows the right sum.
        if (row.current && !isRight(row.current)) return event.preventDefault()
        // Focuses the trigger first, because the entry is about to be removed and a dialog returns the focus to its
        // opener.
        if (!action.link) trigger.current?.focus()
        action.onSelect?.()
      }}
      className={classNames(rowStyles, action.isDestructive && 'text-danger')}
    >
      {action.link ? cloneElement(action.link, undefined, content) : content}
    </DropdownMenu.Item>
  )
}
