import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import type { CreateForm } from './use-create-form.ts'

export function CreateButton({ form }: { form: CreateForm }) {
  const { t } = useTranslation('speech-to-text')
  const { money } = useFormat()
  const { draft, sendable, price, isChecking, isSending } = form
  const isUrl = draft.source === 'url'
  const count = sendable.length
  const label = isUrl
    ? t('create.fetch')
    : count === 0
      ? t('create.nothing')
      : t('create.submit', { count, price: money(price) })
  return (
    <Button
      type="submit"
      variant="primary"
      icon={<AudioLines size={16} aria-hidden />}
      disabled={isUrl ? draft.url.trim() === '' : count === 0 || isChecking}
      isPending={isSending}
      pendingLabel={t('create.sending')}
      onClick={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      {label}
    </Button>
  )
}
