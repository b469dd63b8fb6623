import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '#src/routing/leave-guard.ts'
import { Modal } from '#src/ui/modal.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { LeaveModal } from './leave-modal.tsx'
import { useCreateForm } from './use-create-form.ts'

/** Create speech-to-text [spec: create modal]. Closing it keeps what was chosen and typed, and lets uploads go on. */
export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text', 'common'])
  const form = useCreateForm(onClose)
  const [isRecording, setIsRecording] = useState(false)
  const guard = useLeaveGuard(form.isAtRisk || isRecording)
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!isRecording}
      title={t('create.title')}
      closeLabel={t('common:actions.close')}
      actions={<CreateButton form={form} />}
    >
      <CreateFields form={form} onRecording={setIsRecording} />
      <LeaveModal {...guard} isRecording={isRecording} />
    </Modal>
  )
}
