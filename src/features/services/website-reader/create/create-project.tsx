import { CreateFrame, type CreateProps } from '#src/features/projects/create-frame.tsx'
import { KeptNotice } from '#src/features/projects/kept-notice.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ReaderFields } from '../form/reader-fields.tsx'
import { useCreateReader } from './use-create-reader.ts'

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('website-reader')
  const { form, submit, isPending, isRestored, startAfresh, refusals } = useCreateReader()
  return (
    <CreateFrame
      onClose={onClose}
      width="wide"
      title={t('create.title')}
      lead={t('create.lead')}
      submit={submit}
      button={{ children: t('create.submit'), isPending, pendingLabel: t('create.pending') }}
      refusals={refusals}
    >
      {isRestored && <KeptNotice of="form" onAfresh={startAfresh} />}
      <ReaderFields form={form} isDisabled={isPending} isInModal={onClose !== undefined} />
    </CreateFrame>
  )
}
