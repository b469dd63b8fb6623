import { ScanText } from 'lucide-react'
import { CreateFrame, type CreateProps } from '#src/features/projects/create-frame.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { CreateFields } from './create-fields.tsx'
import { useCreateForm } from './use-create-form.ts'

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('detect-text')
  const { money } = useFormat()
  const form = useCreateForm(onClose)
  const { count, price, canSend, isSending } = form
  const label =
    canSend && price !== undefined
      ? t('create.submit', { count: count.pages, price: money(price) })
      : t(canSend ? 'create.send' : 'create.nothing')
  return (
    <CreateFrame
      onClose={onClose}
      title={t('create.title')}
      lead={t('create.lead')}
      submit={form.submit}
      isSentByEnter={false}
      button={{
        children: label,
        icon: <ScanText size={16} aria-hidden />,
        disabled: !canSend,
        isPending: isSending,
        pendingLabel: t('create.sending'),
      }}
      refusals={form.otherRefusals}
    >
      <CreateFields form={form} />
    </CreateFrame>
  )
}
