import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useContext } from 'react'
import { classNames } from './class-names.ts'
import { DialogContext } from './dialog.tsx'
import { floatingContainer } from './floating-container.ts'
import { NoFocusGuards } from './no-focus-guards.tsx'

interface PopoverContentProps {
  /** Id for the trigger's `aria-controls`. */
  id: string
  /** Name of the popover, for screen readers. */
  label: string
  /** Edge of the trigger that the popover aligns with. */
  align: 'start' | 'end'
  /** Whether it is a sheet at the bottom edge on phones. */
  isSheet: boolean
  /** The button that the popover is placed at. */
  anchor: RefObject<HTMLButtonElement | null>
  /** Whether it is shown. */
  isOpen: boolean
  /** Called when it closes by Escape or a press outside. */
  onOpenChange: (isOpen: boolean) => void
  /** Controls, or details about the trigger's item. */
  children: ReactNode
}

/** The part of Popover that needs Radix. Not modal, so that Radix adds no style element. */
export function PopoverContent({
  id,
  label,
  align,
  isSheet,
  anchor,
  isOpen,
  onOpenChange,
  children,
}: PopoverContentProps) {
  const dialog = useContext(DialogContext)
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal container={floatingContainer(dialog, anchor.current)}>
        <NoFocusGuards>
          <Popover.Content
            id={id}
            aria-label={label}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            className={classNames(
              'float menu z-30 overflow-y-auto rounded-md bg-raised p-4 text-ink',
              isSheet && 'menu-sheet',
            )}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && anchor.current?.contains(event.target))
                event.preventDefault()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              const { activeElement } = document
              if (activeElement === null || activeElement === document.body) anchor.current?.focus()
            }}
          >
            {children}
          </Popover.Content>
        </NoFocusGuards>
      </Popover.Portal>
    </Popover.Root>
  )
}
