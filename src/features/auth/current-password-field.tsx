import type { ComponentProps } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { PasswordField } from '#src/ui/password-field.tsx'

interface CurrentPasswordFieldProps
  extends Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'> {
  /** Address of the logged-in customer, by which password managers find and save the password. */
  email: string
}

/** The password of a logged-in customer, the first field of its form. */
export function CurrentPasswordField({ email, ...field }: CurrentPasswordFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <>
      <input
        type="text"
        readOnly
        value={email}
        autoComplete="username"
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <PasswordField
        {...field}
        data-autofocus
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
      />
    </>
  )
}
