import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyModal } from '#src/ui/lazy-modal.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { VerificationPanel } from './verification-panel.tsx'

interface UnverifiedNoticeProps {
  email: string
  onVerified: () => void
}

export function UnverifiedNotice({ email, onVerified }: UnverifiedNoticeProps) {
  const { t } = useTranslation('auth-account')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Notice
        tone="warn"
        title={t('unverified.title')}
        action={<Button onClick={() => setIsOpen(true)}>{t('unverified.action')}</Button>}
      >
        {t('unverified.text', { email })}
      </Notice>
      <LazyModal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="narrow"
        title={t('verify.title')}
        description={t('verify.modalLead', { email })}
      >
        <div className="pb-4">
          <VerificationPanel
            email={email}
            onVerified={() => {
              setIsOpen(false)
              onVerified()
            }}
          />
        </div>
      </LazyModal>
    </>
  )
}
