import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyComponent } from './lazy-component.ts'

const PopoverContent = lazyComponent(async () => (await import('./popover-content.tsx')).PopoverContent)

export type PopoverTriggerProps = Pick<
  ComponentProps<'button'>,
  'ref' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onFocus' | 'onPointerEnter'
>

export interface PopoverProps {
  /** Renders the button that opens the popover, with the props it needs. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** Name of the popover, for screen readers. */
  label: string
  /** Edge of the trigger that the popover aligns with. */
  align?: 'start' | 'end'
  /** On phones, a sheet at the bottom edge: for lists. */
  isSheet?: boolean
  /** The content; `close` closes it and returns the focus. */
  children: (close: () => void) => ReactNode
}

/**
 * Small controls next to their button: voice settings, filters. Lazy: loads when the pointer or the focus reaches the
 * trigger.
 */
export function Popover({ trigger, label, align = 'start', isSheet = false, children }: PopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <>
      {trigger({
        ref: triggerRef,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => {
          setIsWanted(true)
          setIsOpen(!isOpen)
        },
        onFocus: () => setIsWanted(true),
        onPointerEnter: () => setIsWanted(true),
      })}
      {isWanted && (
        <LazyBoundary resetKey={isOpen} onFailed={() => setIsOpen(false)}>
          <PopoverContent
            id={id}
            label={label}
            align={align}
            isSheet={isSheet}
            anchor={triggerRef}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          >
            {children(() => setIsOpen(false))}
          </PopoverContent>
        </LazyBoundary>
      )}
    </>
  )
}
