import { ScanText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import type { CreateForm } from './use-create-form.ts'

export function CreateButton({ form }: { form: CreateForm }) {
  const { t } = useTranslation('detect-text')
  const { money, number } = useFormat()
  const { count, price, canSend } = form
  const label =
    canSend && price !== undefined
      ? t('create.submit', { count: count.pages, number: number(count.pages), price: money(price) })
      : t(canSend ? 'create.send' : 'create.nothing')
  return (
    <Button
      type="submit"
      variant="primary"
      icon={<ScanText size={16} aria-hidden />}
      disabled={!canSend}
      isPending={form.isSending}
      pendingLabel={t('create.sending')}
      onClick={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {label}
    </Button>
  )
}
