import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useContext } from 'react'
import { DialogContext } from './dialog.tsx'
import { floatingContainer } from './floating-container.ts'
import { NoFocusGuards } from './no-focus-guards.tsx'

interface PopoverContentProps {
  id: string
  label: string
  align: 'start' | 'end'
  anchor: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
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
