import type { ReactNode } from 'react'

interface FormFieldsProps {
  /** Disables every control inside while the form is sent. */
  isDisabled: boolean
  /** All fields of the form. */
  children: ReactNode
}

/**
 * The fields of a form in one column. Has no group role, because a group without a name says nothing to screen readers.
 */
export function FormFields({ isDisabled, children }: FormFieldsProps) {
  return (
    <fieldset role="none" disabled={isDisabled} className="flex min-w-0 flex-col gap-4">
      {children}
    </fieldset>
  )
}
