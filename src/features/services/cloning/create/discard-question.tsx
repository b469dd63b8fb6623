import { useTranslation } from 'react-i18next'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'

interface DiscardQuestionProps {
  isOpen: boolean
  onDiscard: () => void
  onStay: () => void
}

/** Before samples and what was typed are thrown away. */
export function DiscardQuestion({ isOpen, onDiscard, onStay }: DiscardQuestionProps) {
  const { t } = useTranslation(['cloning', 'common'])
  return (
    <ConfirmModal
      isOpen={isOpen}
      isDestructive
      title={t('discard.title')}
      description={t('discard.text')}
      yesLabel={t('discard.yes')}
      noLabel={t('discard.no')}
      closeLabel={t('common:actions.close')}
      onConfirm={onDiscard}
      onClose={onStay}
    />
  )
}
