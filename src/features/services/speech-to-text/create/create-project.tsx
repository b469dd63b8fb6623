import { useState } from 'react'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { CreateFrame, type CreateProps } from '#src/features/create/create-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatLength } from '#src/lib/format-length.ts'
import { LeaveQuestion } from '#src/routing/leave-question.tsx'
import { CreateFields } from './create-fields.tsx'
import { type CreateForm, useCreateForm } from './use-create-form.ts'
import { useLeaveCreate } from './use-leave-create.ts'

function useSummary({ draft, sendable, price, isSending }: CreateForm) {
  const { t } = useTranslation('create')
  const languageName = useLanguageName()
  const isLink = draft.source === 'url'
  const seconds = sendable.reduce((sum, { duration = 0 }) => sum + duration, 0)
  const { language } = draft.options
  return {
    facts: [
      [t('fact.recordings'), !isLink && sendable.length > 0 && sendable.length],
      [t('fact.length'), !isLink && seconds > 0 && formatLength(seconds)],
      [t('fact.language'), language === null ? t('auto') : languageName(language)],
    ] as const,
    price: isLink || isSending || sendable.length === 0 ? undefined : price,
    work: { lengths: sendable.map(({ duration = 0 }) => duration) },
    note: t(isLink ? 'note.later' : 'note.start'),
  }
}

/** Closing the modal keeps the user input, and uploads continue. */
export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('speech-to-text-form')
  const form = useCreateForm(onClose)
  const leaving = useLeaveCreate(form)
  const isLink = form.draft.source === 'url'
  const [isMoneyAsked, setIsMoneyAsked] = useState(false)
  const hasPrice = !isLink && form.sendable.length > 0
  return (
    <CreateFrame
      slug="speech-to-text"
      onClose={onClose && (() => leaving.confirmLeave(onClose))}
      title={t('create.title')}
      summary={useSummary(form)}
      submit={form.submit}
      isSentByEnter={false}
      isDismissible
      action={isLink ? 'continue' : 'start'}
      variant={isMoneyAsked ? 'secondary' : 'primary'}
      actionPrice={hasPrice ? (form.price ?? 'unknown') : undefined}
      isPending={form.isSending || form.isWaiting}
      failures={form.failures}
    >
      <CreateFields form={form} leaving={leaving} onMoneyAsked={setIsMoneyAsked} />
      <LeaveQuestion {...leaving.question} />
    </CreateFrame>
  )
}
