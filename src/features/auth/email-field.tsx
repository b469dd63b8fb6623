import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>

/** The address that is also the name of the account, for password managers. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      {...props}
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
