import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '#src/ui/modal.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { LeaveModal } from './leave-modal.tsx'
import { useCreateGuard } from './use-create-draft.ts'
import { useCreateForm } from './use-create-form.ts'

/** Create speech-to-text [spec: create modal]. Closing it keeps what was chosen and typed for the next time. */
export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['transcript', 'common'])
  const form = useCreateForm(onClose)
  const guard = useCreateGuard()
  const [isRecording, setIsRecording] = useState(false)
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!form.isSending && !isRecording}
      title={t('create.title')}
      closeLabel={t('common:actions.close')}
      actions={<CreateButton form={form} />}
    >
      <CreateFields form={form} onRecording={setIsRecording} />
      <LeaveModal {...guard} />
    </Modal>
  )
}
