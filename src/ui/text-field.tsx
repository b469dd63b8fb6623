import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'size'> {
  /** Inside the control at its right end: a unit, "₼", a small button. */
  suffix?: ReactNode
  /** Right-aligned tabular figures, for money and time. */
  isNumeric?: boolean
}

/** One line of text with its label. Spreads onto the input, so `{...register('email')}` fits. */
export function TextField({ label, hint, error, aside, suffix, isNumeric, id, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(
              controlStyles,
              'read-only:bg-sunken',
              'h-10',
              isNumeric && 'tabular text-end',
              suffix !== undefined && 'pe-10',
            )}
          />
          {suffix !== undefined && (
            <span className="absolute inset-y-0 end-0 flex min-w-10 items-center justify-center text-muted">
              {suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}
