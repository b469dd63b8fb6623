import { useTranslation } from 'react-i18next'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface LeaveModalProps {
  isAsking: boolean
  isRecording: boolean
  stay: () => void
  leave: () => void
}

export function LeaveModal({ isAsking, isRecording, stay, leave }: LeaveModalProps) {
  const { t } = useTranslation(['speech-to-text', 'common'])
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
