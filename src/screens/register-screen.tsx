import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '#src/features/auth/auth-heading.tsx'
import { AuthLink } from '#src/features/auth/auth-link.tsx'
import { RegisterForm, VerificationPanel } from '#src/features/auth/guest-forms.ts'
import type { RegisterForm as Entered } from '#src/features/auth/register-schema.ts'
import { useFirstLogin } from '#src/features/auth/use-first-login.ts'
import { serviceCounts } from '#src/features/catalog/open-services.ts'

interface OpenedAccount {
  entered: Entered
  resendAfterSeconds: number
}

export function RegisterScreen() {
  const { t } = useTranslation('account')
  const [entered, setEntered] = useState<Entered>()
  const [opened, setOpened] = useState<OpenedAccount>()
  const logIn = useFirstLogin()
  const { open, all } = serviceCounts
  if (opened) {
    return (
      <>
        <AuthHeading title={t('verify.title')} lead={t('verify.lead', { email: opened.entered.email })} />
        <VerificationPanel
          email={opened.entered.email}
          resendAfterSeconds={opened.resendAfterSeconds}
          onVerified={() => logIn(opened.entered)}
          onChangeAddress={() => setOpened(undefined)}
        />
      </>
    )
  }
  return (
    <>
      <AuthHeading
        title={t('register.title')}
        lead={[t('register.lead'), open < all && t('register.openNow', { open, all })]
          .filter(Boolean)
          .join(' ')}
      />
      <RegisterForm
        entered={entered}
        onRegistered={(entered, resendAfterSeconds) => {
          setEntered(entered)
          setOpened({ entered, resendAfterSeconds })
        }}
      />
      <p className="mt-6 text-muted">
        {t('register.haveAccount')} <AuthLink to="login">{t('register.login')}</AuthLink>
      </p>
    </>
  )
}
