import { useTranslation } from 'react-i18next'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateForm } from './use-create-form.ts'
import { useLeaveCreate } from './use-leave-create.ts'

/** Create speech-to-text [spec: create modal]. Closing it keeps what was chosen and typed, and lets uploads go on. */
export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text', 'common'])
  const form = useCreateForm(onClose)
  const leaving = useLeaveCreate(form)
  return (
    <Modal
      isOpen
      onClose={() => leaving.goOn(onClose)}
      title={t('create.title')}
      closeLabel={t('common:actions.close')}
      actions={<CreateButton form={form} />}
    >
      <CreateFields form={form} leaving={leaving} />
      <LeaveQuestion {...leaving.question} />
    </Modal>
  )
}
