import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldTexts } from './field.tsx'

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Minimum rows. */
  rows?: number
  /** Rows after which it scrolls; without it, it always grows. */
  maxRows?: number
}

const LINE_PX = 24
const PADDING_PX = 18

/** Several lines of text with their label. Grows in height with its content if the browser supports that. */
export function TextArea({ label, hint, error, aside, id, rows = 4, maxRows, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => (
        <textarea
          rows={rows}
          {...area}
          {...control}
          style={{
            minHeight: rows * LINE_PX + PADDING_PX,
            maxHeight: maxRows === undefined ? undefined : maxRows * LINE_PX + PADDING_PX,
          }}
          className={classNames(controlStyles, 'grow-with-text block py-2 read-only:bg-sunken')}
        />
      )}
    </Field>
  )
}
