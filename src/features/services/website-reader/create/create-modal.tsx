import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { ReaderFields } from '../form/reader-fields.tsx'
import { RestoredNotice } from '../form/restored-notice.tsx'
import { useCreateReader } from './use-create-reader.ts'

export function CreateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['website-reader', 'common'])
  const id = useId()
  const { form, submit, isPending, isRestored, startAfresh, refusals } = useCreateReader()
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="wide"
      isDismissible={!isPending}
      title={t('create.title')}
      description={t('create.lead')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isPending={isPending}
            pendingLabel={t('create.pending')}
          >
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4 pb-2">
        {isRestored && <RestoredNotice text={t('create.restored')} onAfresh={() => startAfresh()} />}
        <ReaderFields form={form} isDisabled={isPending} isInModal />
        <RefusalList refusals={refusals} />
      </form>
    </Modal>
  )
}
