import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { CreateFields } from './create-fields.tsx'
import { useCreateBook } from './use-create-book.ts'

export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['audio-book', 'common'])
  const id = useId()
  const book = useCreateBook()
  return (
    <Modal
      isOpen
      onClose={onClose}
      isDismissible={!book.isPending}
      title={t('create.title')}
      description={t('create.lead')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={onClose} disabled={book.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={!book.canSend}
            isPending={book.isPending}
            pendingLabel={t('create.reading')}
          >
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={book.submit} noValidate className="pb-2">
        <CreateFields book={book} />
      </form>
    </Modal>
  )
}
