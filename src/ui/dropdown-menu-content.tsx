import { Check } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import {
  cloneElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
} from 'react'
import { classNames } from './class-names.ts'
import { DialogContext } from './dialog.tsx'
import type { MenuAction, MenuChoice, MenuEnd, MenuEntry, OpenMenuProps } from './dropdown-menu-entries.ts'
import { floatingContainer } from './floating-container.ts'
import { keyShortcuts } from './key-shortcuts.ts'
import { NoFocusGuards } from './no-focus-guards.tsx'
import { shownKeys } from './shown-keys.ts'
import { useShownSums } from './sums.tsx'

interface DropdownMenuContentProps extends OpenMenuProps {
  /** Actions, links, choices, and lines between groups. */
  entries: readonly MenuEntry[]
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
  opensAt,
  onOpenChange,
}: DropdownMenuContentProps) {
  const dialog = useContext(DialogContext)
  const first = firstFocusOf(entries, opensAt)
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
            onKeyDownCapture={(event) => {
              if (event.key !== 'Tab') return
              // Radix ignores Tab. The browser moves on from the button.
              event.stopPropagation()
              triggerRef.current?.focus()
              onOpenChange(false)
            }}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && triggerRef.current?.contains(event.target))
                event.preventDefault()
            }}
          >
            {sectionsOf(entries).map((section) => (
              <MenuSection key={section.id} section={section} trigger={triggerRef} first={first} />
            ))}
          </DropdownMenu.Content>
        </NoFocusGuards>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const isSelectable = (entry: MenuEntry) =>
  entry.kind !== 'separator' && entry.kind !== 'heading' && !entry.isDisabled

/** The entry on which a menu opens; Radix's choice if undefined. */
function firstFocusOf(entries: readonly MenuEntry[], opensAt: MenuEnd | undefined) {
  const selectable = entries.filter(isSelectable)
  if (opensAt === 'end') return selectable.at(-1)
  const [first] = selectable
  // A menu that starts with something else is not a list to choose from.
  const chosen =
    first?.kind === 'choice' && selectable.find((entry) => entry.kind === 'choice' && entry.isChosen)
  return chosen || (opensAt === 'start' ? first : undefined)
}

type Heading = Extract<MenuEntry, { kind: 'heading' }>

interface Section {
  readonly id: string
  readonly label?: ReactNode
  readonly rows: Exclude<MenuEntry, Heading>[]
}

/** Entries up to the next heading or line, which a screen reader announces as a group with the heading's name. */
function sectionsOf(entries: readonly MenuEntry[]): Section[] {
  const sections: Section[] = []
  for (const entry of entries) {
    if (entry.kind === 'heading') sections.push({ id: entry.id, label: entry.label, rows: [] })
    else if (entry.kind !== 'separator' && sections.length > 0) sections.at(-1)?.rows.push(entry)
    else sections.push({ id: entry.id, rows: [entry] })
  }
  return sections
}

interface MenuSectionProps extends Pick<RowPlace, 'trigger'> {
  section: Section
  /** The entry on which the menu opens. */
  first: MenuEntry | undefined
}

function MenuSection({ section: { label, rows }, trigger, first }: MenuSectionProps) {
  const id = useId()
  const content = rows.map((entry) => (
    <MenuRow key={entry.id} entry={entry} trigger={trigger} isFirst={entry === first} />
  ))
  if (label === undefined) return content
  return (
    <DropdownMenu.Group aria-labelledby={id}>
      <DropdownMenu.Label id={id} className="px-2 py-1 text-13 text-muted">
        {label}
      </DropdownMenu.Label>
      {content}
    </DropdownMenu.Group>
  )
}

/** Focuses the row as the menu opens, after Radix has focused the menu or its first entry. */
function useFirstFocus(isFirst: boolean) {
  const row = useRef<HTMLDivElement>(null)
  const isInitial = useRef(isFirst)
  useEffect(() => {
    if (!isInitial.current) return
    const frame = requestAnimationFrame(() => row.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return row
}

interface RowPlace {
  trigger: RefObject<HTMLButtonElement | null>
  /** Whether the menu opens on it. */
  isFirst: boolean
}

function MenuRow({ entry, ...place }: RowPlace & { entry: Exclude<MenuEntry, Heading> }) {
  switch (entry.kind) {
    case 'separator':
      return <DropdownMenu.Separator className="my-1 border-t border-line" />
    case 'choice':
      return <ChoiceRow choice={entry} {...place} />
    default:
      return <ActionRow action={entry} {...place} />
  }
}

function ChoiceRow({ choice, isFirst }: RowPlace & { choice: MenuChoice }) {
  const row = useFirstFocus(isFirst)
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

function ActionRow({ action, trigger, isFirst }: RowPlace & { action: MenuAction }) {
  const { content: label, isRight } = useShownSums(action.label)
  const row = useFirstFocus(isFirst)
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
