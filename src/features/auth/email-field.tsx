import type { ComponentProps } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { TextField } from '#src/ui/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>

/**
 * The address, which is also the account's name. `autocomplete` is `email` rather than `username`: password
 * managers accept both, and only `email` identifies a field of this type (WCAG 1.3.5).
 */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      {...props}
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
