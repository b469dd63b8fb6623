import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useContext } from 'react'
import { DialogContext } from './dialog.tsx'
import { floatingContainer } from './floating-container.ts'
import { NoFocusGuards } from './no-focus-guards.tsx'

interface PopoverContentProps {
  /** By which the trigger says what it controls. */
  id: string
  /** What it is, for screen readers. */
  label: string
  /** Which edge of the trigger it keeps to. */
  align: 'start' | 'end'
  /** The button that it stands beside. */
  anchor: RefObject<HTMLButtonElement | null>
  /** Whether it is shown. */
  isOpen: boolean
  /** Called when it closes by itself: Escape or a press beside it. */
  onOpenChange: (isOpen: boolean) => void
  /** Controls, or more about the thing beside it. */
  children: ReactNode
}

/** The part of Popover that needs Radix; not modal, so that it adds no style element. */
export function PopoverContent({
  id,
  label,
  align,
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
            className="float menu z-30 overflow-y-auto rounded-md bg-raised p-4 text-ink"
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
