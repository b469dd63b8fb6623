import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldTexts } from './field.tsx'

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'> {
  /** Name of the button that shows the password. */
  showLabel: string
  /** Name of the same button while the password is shown. */
  hideLabel: string
}

/** A password field with a show button. Set `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, aside, id, showLabel, hideLabel, ...input } = props
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(control) => (
        <span className="relative flex items-center">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(controlStyles, 'h-10 pe-10')}
          />
          <button
            type="button"
            onClick={() => setIsShown(!isShown)}
            aria-label={isShown ? hideLabel : showLabel}
            className="absolute end-1 inline-flex size-8 items-center justify-center rounded-md text-muted hover:text-ink"
          >
            <Icon size={16} aria-hidden />
          </button>
        </span>
      )}
    </Field>
  )
}
