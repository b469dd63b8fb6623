import { useState } from 'react'
import type { Customer } from '#src/contract/customer.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyModal } from '#src/ui/lazy-modal.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

export function PasswordSection({ customer }: { customer: Customer }) {
  const { t } = useTranslation('auth-account')
  const [isOpen, setIsOpen] = useState(false)
  const finish = (message: string | undefined) => {
    setIsOpen(false)
    notifications.toast(message ?? t('change.done'), 'success')
  }
  return (
    <>
      <p className="mb-3 text-muted">{t('change.text')}</p>
      <Button onClick={() => setIsOpen(true)}>{t('change.open')}</Button>
      <LazyModal isOpen={isOpen} onClose={() => setIsOpen(false)} size="narrow" title={t('change.open')}>
        <div className="pb-4">
          <ChangePasswordForm customer={customer} onChanged={finish} />
        </div>
      </LazyModal>
    </>
  )
}
