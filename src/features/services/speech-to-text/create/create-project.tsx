import { AudioLines } from 'lucide-react'
import { CreateFrame, type CreateProps } from '#src/features/projects/create-frame.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { CreateFields } from './create-fields.tsx'
import { type CreateForm, useCreateForm } from './use-create-form.ts'
import { useLeaveCreate } from './use-leave-create.ts'

function useButton({ draft, sendable, price, isChecking, isSending }: CreateForm) {
  const { t } = useTranslation('speech-to-text')
  const { money } = useFormat()
  const isUrl = draft.source === 'url'
  const count = sendable.length
  const ofFiles = count === 0 ? t('create.nothing') : t('create.submit', { count, price: money(price) })
  return {
    children: isUrl ? t('create.fetch') : ofFiles,
    icon: <AudioLines size={16} aria-hidden />,
    disabled: isUrl ? draft.url.trim() === '' : count === 0 || isChecking,
    isPending: isSending,
    pendingLabel: t('create.sending'),
  }
}

/** Closing the modal keeps what was chosen and typed, and lets uploads go on. */
export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('speech-to-text')
  const form = useCreateForm(onClose)
  const leaving = useLeaveCreate(form)
  return (
    <CreateFrame
      onClose={onClose && (() => leaving.goOn(onClose))}
      title={t('create.title')}
      submit={form.submit}
      isSentByEnter={false}
      isDismissible
      button={useButton(form)}
    >
      <CreateFields form={form} leaving={leaving} />
      <LeaveQuestion {...leaving.question} />
    </CreateFrame>
  )
}
