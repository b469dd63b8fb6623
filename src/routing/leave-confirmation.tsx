import { useTranslation } from '#src/i18n/use-translation.ts'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

export interface LeaveTexts {
  title: string
  text: string
  leaveLabel: string
  stayLabel: string
}

interface LeaveConfirmationProps {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
  texts: LeaveTexts | undefined
}

export function LeaveConfirmation({ texts, ...modal }: LeaveConfirmationProps) {
  const { t } = useTranslation('common-leave')
  return (
    <ConfirmModal
      {...modal}
      title={texts?.title ?? t('title')}
      description={texts?.text ?? t('text')}
      yesLabel={texts?.leaveLabel ?? t('leave')}
      noLabel={texts?.stayLabel ?? t('stay')}
      isDestructive
    />
  )
}
