import type { ReactNode } from 'react'

interface FormFieldsProps {
  /** While the form is sent: every control inside is disabled at once. */
  isDisabled: boolean
  /** All fields of the form. */
  children: ReactNode
}

/** The fields of a form in one column. It groups for the browser only: screen readers hear no group without a name. */
export function FormFields({ isDisabled, children }: FormFieldsProps) {
  return (
    <fieldset role="none" disabled={isDisabled} className="flex min-w-0 flex-col gap-4">
      {children}
    </fieldset>
  )
}
