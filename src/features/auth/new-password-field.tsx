import type { ComponentProps } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { PasswordField } from '#src/ui/password-field.tsx'
import { StrengthMeter } from './strength/strength-meter.tsx'
import { usePasswordScore } from './strength/use-password-score.ts'

interface NewPasswordFieldProps
  extends Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'> {
  typed: string
  /** Name and address: a password that contains them is weaker. */
  personal: readonly string[]
}

export function NewPasswordField({ typed, personal, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation(['auth', 'auth-account'])
  const score = usePasswordScore(typed, personal)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <PasswordField
        {...field}
        hint={t('auth-account:passwordHint')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="new-password"
      />
      <StrengthMeter score={score} />
    </div>
  )
}
