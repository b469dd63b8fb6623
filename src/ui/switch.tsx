import { type ComponentProps, type ReactNode, useId } from 'react'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** Apart, because lint asks for `aria-checked`, which a native checkbox must not carry. */
const switchRole = { role: 'switch' } as const

/** On or off at once, without a save button; in a form that is sent, use Checkbox. */
export function Switch({ label, hint, id, ...input }: SwitchProps) {
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  return (
    <label className="flex min-h-6 items-start justify-between gap-3">
      <span className="min-w-0">
        <span className="wrap-long block text-14">{label}</span>
        {hint && (
          <span id={`${controlId}-hint`} className="block text-13 text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        {...input}
        id={controlId}
        type="checkbox"
        {...switchRole}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
        className="switch shrink-0 rounded-full border border-edge bg-edge checked:border-accent checked:bg-accent disabled:opacity-50"
      />
    </label>
  )
}
