import { useTranslation } from 'react-i18next'
import { useDiscardTexts } from '#src/audio/recording/use-discard-texts.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { useLeaveGuard } from '#src/routing/use-leave-guard.ts'
import { Modal } from '#src/ui/modal.tsx'
import { CloneFormActions, CloneFormBody } from './clone-form-body.tsx'
import { useCreateClone } from './use-create-clone.ts'

export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['cloning', 'common'])
  const clone = useCreateClone()
  const { ask, ...question } = useLeaveGuard(clone.isAtRisk && !clone.isPending)
  const texts = useDiscardTexts(clone.isRecording)
  const close = () => ask(onClose)
  return (
    <Modal
      isOpen
      onClose={close}
      isDismissible={!clone.isPending}
      title={t('create.title')}
      closeLabel={t('common:actions.close')}
      actions={<CloneFormActions clone={clone} onCancel={close} />}
    >
      <CloneFormBody clone={clone} heading="h3" onLeaveRecording={ask} />
      <LeaveQuestion {...question} texts={texts} />
    </Modal>
  )
}
