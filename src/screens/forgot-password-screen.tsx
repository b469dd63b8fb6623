import { useState } from 'react'
import { AuthHeading } from '#src/features/auth/auth-heading.tsx'
import { AuthLink } from '#src/features/auth/auth-link.tsx'
import { ForgotPasswordForm } from '#src/features/auth/guest-forms.ts'
import { LinkSent } from '#src/features/auth/link-sent.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'

export function ForgotPasswordScreen() {
  const { t } = useTranslation('auth-account')
  const [email, setEmail] = useState<string>()
  const [isSent, setIsSent] = useState(false)
  return (
    <>
      {isSent && email !== undefined ? (
        <LinkSent email={email} onAgain={() => setIsSent(false)} />
      ) : (
        <>
          <AuthHeading title={t('forgot.title')} lead={t('forgot.lead')} />
          <ForgotPasswordForm
            email={email}
            onSent={(email) => {
              setEmail(email)
              setIsSent(true)
            }}
          />
        </>
      )}
      <p className="mt-6">
        <AuthLink to="login">{t('backToLogin')}</AuthLink>
      </p>
    </>
  )
}
