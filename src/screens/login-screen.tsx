import { useTranslation } from 'react-i18next'
import { LoginForm } from '#src/features/auth/login-form.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { BrandMark } from '#src/ui/brand-mark.tsx'

/** `/login`, for guests. */
export function LoginScreen() {
  const { t } = useTranslation('auth')
  return (
    <>
      <BrandMark size={40} />
      <div className="mt-4 mb-6">
        <ScreenHeading title={t('login.title')} />
        <p className="mt-1 text-muted">{t('login.lead')}</p>
      </div>
      <LoginForm />
    </>
  )
}
