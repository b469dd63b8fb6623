import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { AuthForm } from './auth-form.tsx'
import { CurrentPasswordField } from './current-password-field.tsx'
import { stayLoggedIn } from './start-session.ts'
import { useAuthMessage } from './use-auth-message.ts'
import { useLoginForm } from './use-login-form.ts'

interface RenewSessionFormProps {
  /** E-mail address of the logged-in customer. */
  email: string
}

/** Starts the customer's next session before the current one ends. */
export function RenewSessionForm({ email }: RenewSessionFormProps) {
  const { t } = useTranslation(['auth', 'auth-account'])
  const messageOf = useAuthMessage()
  const { form, cookieError, ...state } = useLoginForm(email, stayLoggedIn)
  return (
    <AuthForm {...state} submitLabel={t('auth-account:stay.submit')} pendingLabel={t('login.pending')}>
      {cookieError && <Notice tone="error">{t('cookie.refused')}</Notice>}
      <CurrentPasswordField
        {...form.register('password')}
        label={t('password')}
        email={email}
        error={messageOf(form.formState.errors.password)}
      />
    </AuthForm>
  )
}
