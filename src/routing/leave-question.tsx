import { useTranslation } from '#src/i18n/use-translation.ts'
import { LazyConfirmModal } from '#src/ui/lazy-modal.tsx'

export interface LeaveTexts {
  title: string
  text: string
  leaveLabel: string
  stayLabel: string
}

interface LeaveQuestionProps {
  isAsking: boolean
  stay: () => void
  leave: () => void
  /** Replaces the usual texts if something other than input would be lost, or nothing. */
  texts?: LeaveTexts | undefined
}

export function LeaveQuestion({ isAsking, stay, leave, texts }: LeaveQuestionProps) {
  const { t } = useTranslation()
  return (
    <LazyConfirmModal
      isOpen={isAsking}
      title={texts?.title ?? t('leave.title')}
      description={texts?.text ?? t('leave.text')}
      yesLabel={texts?.leaveLabel ?? t('leave.leave')}
      noLabel={texts?.stayLabel ?? t('leave.stay')}
      closeLabel={t('actions.close')}
      isDestructive
      onConfirm={leave}
      onClose={stay}
    />
  )
}
