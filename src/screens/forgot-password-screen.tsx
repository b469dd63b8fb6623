import { useState } from 'react'
import { useLocation } from 'react-router'
import { AuthHeading } from '#src/features/auth/auth-heading.tsx'
import { AuthLink } from '#src/features/auth/auth-link.tsx'
import { ForgotPasswordForm } from '#src/features/auth/guest-forms.ts'
import { LinkSent } from '#src/features/auth/link-sent.tsx'
import { readLoginArrival } from '#src/features/auth/login-arrival.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function ForgotPasswordScreen() {
  const { t } = useTranslation('auth-account')
  const { state } = useLocation()
  const [email, setEmail] = useState(() => readLoginArrival(state).email)
  const [isSent, setIsSent] = useState<boolean>()
  return (
    <>
      {isSent && email !== undefined ? (
        <LinkSent email={email} onAgain={() => setIsSent(false)} />
      ) : (
        <>
          <AuthHeading title={t('forgot.title')} lead={t('forgot.lead')} />
          <ForgotPasswordForm
            email={email}
            isAgain={isSent === false}
            onSent={(email) => {
              setEmail(email)
              setIsSent(true)
            }}
          />
        </>
      )}
      <p className="mt-6">
        <AuthLink to="login" email={email}>
          {t('backToLogin')}
        </AuthLink>
      </p>
    </>
  )
}
