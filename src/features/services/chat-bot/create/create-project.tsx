import { CreateFrame, type CreateProps } from '#src/features/projects/create-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { CreateFields } from './create-fields.tsx'
import { useCreateBot } from './use-create-bot.ts'

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('chat-bot')
  const form = useCreateBot()
  const { isPending, others, submit } = form
  return (
    <CreateFrame
      onClose={onClose}
      title={t('create.title')}
      lead={t('create.lead')}
      submit={submit}
      button={{ children: t('create.submit'), isPending, pendingLabel: t('create.pending') }}
      refusals={others}
    >
      <CreateFields form={form} />
    </CreateFrame>
  )
}
