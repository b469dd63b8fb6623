import type { ComponentProps } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { TextField } from '#src/ui/text-field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>

/**
 * The address that is also the name of the account. `email` rather than `username`: password managers take both, and
 * a field of this type is told apart only by the first (WCAG 1.3.5).
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
