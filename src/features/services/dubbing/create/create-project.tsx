import { CreateFrame, type CreateProps } from '#src/features/projects/create-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { CreateFields } from './create-fields.tsx'
import { useCreateDub } from './use-create-dub.ts'

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('dubbing')
  const form = useCreateDub()
  const { canSend, isPending, others, submit } = form
  return (
    <CreateFrame
      onClose={onClose}
      title={t('create.title')}
      lead={t('create.lead')}
      submit={submit}
      button={{
        children: t('create.submit'),
        disabled: !canSend,
        isPending,
        pendingLabel: t('create.sending'),
      }}
      refusals={others}
    >
      <CreateFields form={form} />
    </CreateFrame>
  )
}
