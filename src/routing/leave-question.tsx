import { useTranslation } from 'react-i18next'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface LeaveQuestionProps {
  isAsking: boolean
  stay: () => void
  leave: () => void
}

export function LeaveQuestion({ isAsking, stay, leave }: LeaveQuestionProps) {
  const { t } = useTranslation()
  return (
    <ConfirmModal
      isOpen={isAsking}
      title={t('leave.title')}
      description={t('leave.text')}
      yesLabel={t('leave.leave')}
      noLabel={t('leave.stay')}
      closeLabel={t('actions.close')}
      isDestructive
      onConfirm={leave}
      onClose={stay}
    />
  )
}
