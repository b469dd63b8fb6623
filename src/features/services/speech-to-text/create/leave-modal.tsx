import { useTranslation } from 'react-i18next'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface LeaveModalProps {
  isAsking: boolean
  /** A recording runs or waits to be taken. */
  isRecording: boolean
  stay: () => void
  leave: () => void
}

/** Before the page is left with recordings that were not sent, or that were not even taken. */
export function LeaveModal({ isAsking, isRecording, stay, leave }: LeaveModalProps) {
  const { t } = useTranslation(['transcript', 'common'])
  return (
    <ConfirmModal
      isOpen={isAsking}
      title={t('leave.title')}
      description={t(isRecording ? 'leave.recording' : 'leave.text')}
      yesLabel={t('leave.leave')}
      noLabel={t('leave.stay')}
      closeLabel={t('common:actions.close')}
      onConfirm={leave}
      onClose={stay}
    />
  )
}
