import { useTranslation } from 'react-i18next'
import { Modal } from '#src/ui/modal.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateForm } from './use-create-form.ts'

/** The form of the page over the list of projects. Closing it keeps what was chosen and typed. */
export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['detect-text', 'common'])
  const form = useCreateForm(onClose)
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!form.isSending}
      title={t('create.title')}
      closeLabel={t('common:actions.close')}
      actions={<CreateButton form={form} />}
    >
      <CreateFields form={form} />
    </Modal>
  )
}
