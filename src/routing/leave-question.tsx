import { useTranslation } from 'react-i18next'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface LeaveQuestionProps {
  isAsking: boolean
  stay: () => void
  leave: () => void
}

/** Before a page or a modal is left with something that would be lost; goes with `useLeaveGuard`. */
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
