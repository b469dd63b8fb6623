import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal } from '#src/ui/modal.tsx'
import { CreateButton } from './create-button.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateDub } from './use-create-dub.ts'

/** The form of the page over the list of projects. Closing it keeps what was chosen and typed. */
export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['dubbing', 'common'])
  const id = useId()
  const form = useCreateDub()
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!form.isPending}
      title={t('create.title')}
      description={t('create.lead')}
      closeLabel={t('common:actions.close')}
      actions={<CreateButton form={form} formId={id} />}
    >
      <form id={id} onSubmit={form.submit} noValidate className="pb-2">
        <CreateFields form={form} />
      </form>
    </Modal>
  )
}
