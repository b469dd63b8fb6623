import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'

interface FormFieldsProps {
  /** Disables every control inside while the form is sent. */
  isDisabled: boolean
  /** Utility classes that lay out the fields; one column by default. */
  layout?: string
  /** All fields of the form. */
  children: ReactNode
}

/** Returns the focus to the control that had it when it was disabled, which browsers take away without an event. */
function useReturnedFocus(isDisabled: boolean) {
  const held = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!isDisabled && isFocusLost()) held.current?.focus()
  }, [isDisabled])
  return {
    onFocus(event: FocusEvent<HTMLFieldSetElement>) {
      held.current = event.target
    },
    onBlur() {
      held.current = null
    },
  }
}

/**
 * The fields of a form. Has no group role, because a group without a name says nothing to screen readers.
 */
export function FormFields({
  isDisabled,
  layout = 'flex min-w-0 flex-col gap-4',
  children,
}: FormFieldsProps) {
  const focusable = useReturnedFocus(isDisabled)
  return (
    <fieldset {...focusable} role="none" disabled={isDisabled} className={layout}>
      {children}
    </fieldset>
  )
}
