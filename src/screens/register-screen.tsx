import { useEffect, useState } from 'react'
import { AuthHeading } from '#src/features/auth/auth-heading.tsx'
import { AuthLink } from '#src/features/auth/auth-link.tsx'
import { RegisterForm, VerificationPanel } from '#src/features/auth/guest-forms.ts'
import {
  forgetPendingVerification,
  type PendingVerification,
  readPendingVerification,
  savePendingVerification,
} from '#src/features/auth/pending-verification.ts'
import type { RegisterForm as Entered } from '#src/features/auth/register-schema.ts'
import { useFirstLogin } from '#src/features/auth/use-first-login.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'

/** The account whose email is not verified yet; it survives a reload, but the input does not. */
function useOpened() {
  const [opened, setOpened] = useState<PendingVerification>()
  // In an effect, because the prerendered page does not contain it.
  useEffect(() => setOpened(readPendingVerification()), [])
  return {
    opened,
    open(email: string, resendAfterSeconds: number) {
      const pending = { email, resendAtMs: Date.now() + resendAfterSeconds * 1000 }
      savePendingVerification(pending)
      setOpened(pending)
    },
    close() {
      forgetPendingVerification()
      setOpened(undefined)
    },
  }
}

export function RegisterScreen() {
  const { t } = useTranslation('auth-account')
  const [entered, setEntered] = useState<Entered>()
  const { opened, open, close } = useOpened()
  const logIn = useFirstLogin()
  if (opened) {
    const { email, resendAtMs } = opened
    return (
      <>
        <AuthHeading title={t('verify.title')} lead={t('verify.lead', { email })} />
        <VerificationPanel
          email={email}
          resendAfterSeconds={Math.max(0, Math.ceil((resendAtMs - Date.now()) / 1000))}
          onVerified={() => {
            forgetPendingVerification()
            return logIn({ email, password: entered?.password })
          }}
          onChangeAddress={() => {
            setEntered(entered ?? { name: '', email, password: '' })
            close()
          }}
        />
      </>
    )
  }
  return (
    <>
      <AuthHeading title={t('register.title')} lead={t('register.lead')} />
      <RegisterForm
        entered={entered}
        onRegistered={(entered, resendAfterSeconds) => {
          setEntered(entered)
          open(entered.email, resendAfterSeconds)
        }}
      />
      <p className="mt-6 text-muted">
        {t('register.haveAccount')} <AuthLink to="login">{t('register.login')}</AuthLink>
      </p>
    </>
  )
}
