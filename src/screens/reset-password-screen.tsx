import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { AuthHeading } from '#src/features/auth/auth-heading.tsx'
import { AuthLink } from '#src/features/auth/auth-link.tsx'
import { ResetPasswordForm } from '#src/features/auth/guest-forms.ts'
import type { LoginArrival } from '#src/features/auth/login-arrival.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'

const PASSWORD_CHANGED: LoginArrival = { notice: 'passwordChanged' }

/** `/reset-password/{id}`, for guests: the link works once, for an hour. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('auth-account')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [expiredId, setExpiredId] = useState<string>()
  return (
    <>
      {expiredId === id ? (
        <div role="alert">
          <AuthHeading title={t('reset.expiredTitle')} lead={t('reset.expired')} />
          <LocalizedLink to={paths.forgotPassword()} className={buttonStyles('primary', 'large')}>
            {t('reset.askAgain')}
          </LocalizedLink>
        </div>
      ) : (
        <>
          <AuthHeading title={t('reset.title')} lead={t('reset.lead')} />
          <ResetPasswordForm
            id={id}
            onDone={() => navigate(paths.login(), { state: PASSWORD_CHANGED, replace: true })}
            onExpired={() => setExpiredId(id)}
          />
        </>
      )}
      <p className="mt-6">
        <AuthLink to="login">{t('backToLogin')}</AuthLink>
      </p>
    </>
  )
}
