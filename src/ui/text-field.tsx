import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'className' | 'size' | 'prefix'> {
  /** Content inside the control at its right end: a unit, "₼", a small button. */
  suffix?: ReactNode
  /** Content inside the control at its left end: "₼" in languages that write it before the sum. */
  prefix?: string | undefined
  /** 20 px tabular figures, for the only amount of a form. */
  isLarge?: boolean
  /** Right-aligned tabular figures, for money and time. */
  isNumeric?: boolean
}

/** A line of text with its label. Other props go to the input, so `{...register('email')}` fits. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, aside, prefix, suffix, isLarge, isNumeric, id, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => (
        <span className="relative flex items-center">
          {prefix !== undefined && (
            <span className="absolute inset-y-0 start-0 flex min-w-8 items-center justify-end text-muted">
              {prefix}
            </span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(
              controlStyles,
              'read-only:bg-sunken',
              isLarge ? 'tabular h-11 text-20 md:text-20' : 'h-10',
              isNumeric && 'tabular text-end',
              prefix !== undefined && 'ps-10',
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
