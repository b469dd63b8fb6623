import { useLocation } from 'react-router'
import { ArrivalNotice } from '#src/features/auth/arrival-notice.tsx'
import { AuthHeading } from '#src/features/auth/auth-heading.tsx'
import { AuthLink } from '#src/features/auth/auth-link.tsx'
import { LoginForm } from '#src/features/auth/guest-forms.ts'
import { readLoginArrival } from '#src/features/auth/login-arrival.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function LoginScreen() {
  const { t } = useTranslation('auth')
  const { notice, email } = readLoginArrival(useLocation().state)
  return (
    <>
      <AuthHeading title={t('login.title')} lead={t('login.lead')} />
      <ArrivalNotice notice={notice} />
      <LoginForm email={email} />
      <p className="mt-6 text-muted">
        {t('login.noAccount')} <AuthLink to="register">{t('login.register')}</AuthLink>
      </p>
    </>
  )
}
