import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '#src/routing/leave-guard.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { CloneFormActions, CloneFormBody } from './clone-form-body.tsx'
import { useCreateClone } from './use-create-clone.ts'

export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['cloning', 'common'])
  const clone = useCreateClone()
  const [isClosing, setIsClosing] = useState(false)
  const { isAsking, stay, leave } = useLeaveGuard(clone.isAtRisk && !clone.isPending)
  const close = () => (clone.isAtRisk ? setIsClosing(true) : onClose())
  return (
    <Modal
      isOpen
      onClose={close}
      isDismissible={!clone.isPending}
      title={t('create.title')}
      closeLabel={t('common:actions.close')}
      actions={<CloneFormActions clone={clone} onCancel={close} />}
    >
      <CloneFormBody clone={clone} heading="h3" />
      <LeaveQuestion
        isAsking={isClosing || isAsking}
        leave={isAsking ? leave : onClose}
        stay={() => {
          setIsClosing(false)
          stay()
        }}
      />
    </Modal>
  )
}
