import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthLink } from './auth-link.tsx'
import { EmailField } from './email-field.tsx'
import { useAuthMessage } from './use-auth-message.ts'
import { useLoginForm } from './use-login-form.ts'

interface LoginFormProps {
  email?: string | undefined
}

export function LoginForm({ email }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const messageOf = useAuthMessage()
  const { form, cookieError, ...state } = useLoginForm(email)
  const { errors } = form.formState
  return (
    <AuthForm {...state} submitLabel={t('login.submit')} pendingLabel={t('login.pending')}>
      {cookieError && (
        <Notice tone="error">
          {t(cookieError.reason === 'refused' ? 'cookie.refused' : 'cookie.tooLarge')}
        </Notice>
      )}
      <EmailField {...form.register('email')} error={messageOf(errors.email)} />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        aside={
          <AuthLink to="forgotPassword" email={form.watch('email')}>
            {t('login.forgot')}
          </AuthLink>
        }
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
        error={messageOf(errors.password)}
      />
    </AuthForm>
  )
}
