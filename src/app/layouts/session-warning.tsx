import { useQuery } from '@tanstack/react-query'
import { RenewSessionForm } from '#src/features/auth/renew-session-form.tsx'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Modal } from '#src/ui/modal.tsx'

interface SessionWarningProps {
  /** Expiry of the session, in ms since 1970. */
  endsAtMs: number
  onClose: () => void
}

/** The password starts the next session in place, so that nothing typed behind the dialog is lost. */
export function SessionWarning({ endsAtMs, onClose }: SessionWarningProps) {
  const { t } = useTranslation(['auth', 'auth-account'])
  const { dateTime } = useFormat()
  const { data: customer } = useQuery(customerQueries.profile())
  return (
    <Modal
      isOpen
      onClose={onClose}
      role="alertdialog"
      size="narrow"
      title={t('auth-account:stay.title')}
      description={t('auth-account:stay.text', { time: dateTime(endsAtMs) })}
    >
      {customer?.email && <RenewSessionForm email={customer.email} />}
    </Modal>
  )
}
