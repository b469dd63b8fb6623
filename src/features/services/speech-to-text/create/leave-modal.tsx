import { useTranslation } from 'react-i18next'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface LeaveModalProps {
  isAsking: boolean
  stay: () => void
  leave: () => void
}

/** Before the page is left with recordings that were not sent. */
export function LeaveModal({ isAsking, stay, leave }: LeaveModalProps) {
  const { t } = useTranslation(['transcript', 'common'])
  return (
    <ConfirmModal
      isOpen={isAsking}
      title={t('leave.title')}
      description={t('leave.text')}
      yesLabel={t('leave.leave')}
      noLabel={t('leave.stay')}
      closeLabel={t('common:actions.close')}
      onConfirm={leave}
      onClose={stay}
    />
  )
}
