import { CreateFrame, type CreateProps } from '#src/features/projects/create-frame.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { CreateFields } from './create-fields.tsx'
import { useCreateBook } from './use-create-book.ts'

export function CreateProject({ onClose }: CreateProps) {
  const { t } = useTranslation('audio-book')
  const book = useCreateBook()
  const { canSend, isPending, others, submit } = book
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
        pendingLabel: t('create.reading'),
      }}
      refusals={others}
    >
      <CreateFields book={book} />
    </CreateFrame>
  )
}
