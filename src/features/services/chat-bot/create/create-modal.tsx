import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateBot } from './use-create-bot.ts'

export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['chat-bot', 'common'])
  const id = useId()
  const form = useCreateBot()
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!form.isPending}
      title={t('create.title')}
      description={t('create.lead')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={onClose} disabled={form.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isPending={form.isPending}
            pendingLabel={t('create.pending')}
          >
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={form.submit} noValidate className="pb-2">
        <CreateFields form={form} />
      </form>
    </Modal>
  )
}
