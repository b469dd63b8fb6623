import { useTranslation } from 'react-i18next'
import { LoginForm } from '#src/features/auth/login-form.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'

/** `/login`, for guests. */
export function LoginScreen() {
  const { t } = useTranslation('auth')
  return (
    <div className="mx-auto w-full max-w-field">
      <ScreenHeading title={t('login.title')} />
      <p className="mt-2 mb-6 text-muted">{t('login.lead')}</p>
      <LoginForm />
    </div>
  )
}
