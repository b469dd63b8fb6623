import { useTranslation } from 'react-i18next'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface LeaveModalProps {
  isAsking: boolean
  stay: () => void
  leaveUnsaved: () => void
}

/** Before the page is left with changes that are not saved. */
export function LeaveModal({ isAsking, stay, leaveUnsaved }: LeaveModalProps) {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <ConfirmModal
      isOpen={isAsking}
      title={t('leave.title')}
      description={t('leave.text')}
      yesLabel={t('leave.leave')}
      noLabel={t('leave.stay')}
      closeLabel={t('common:actions.close')}
      isDestructive
      onConfirm={leaveUnsaved}
      onClose={stay}
    />
  )
}
