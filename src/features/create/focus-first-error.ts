const CONTROLS = 'input:not([type=file]), textarea, select, button, [role=combobox]'

/** Moves the focus to the control of the first field error in a form. */
export function focusFirstError(form: HTMLElement | null) {
  const error = form?.querySelector('[data-field-error]')
  if (!form || !error) return
  const owner = form.querySelector<HTMLElement>(`[aria-describedby~="${CSS.escape(error.id)}"]`)
  const control = owner?.matches(CONTROLS) ? owner : owner?.querySelector<HTMLElement>(CONTROLS)
  control?.focus()
}
