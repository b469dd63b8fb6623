import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import type { UnfinishedPayment } from './unfinished-payment.ts'

export function UnfinishedPaymentNotice({ payment: { amount, begunAtMs } }: { payment: UnfinishedPayment }) {
  const { t } = useTranslation('billing')
  const { money, dateTime } = useFormat()
  const values = { amount: money(qepikOf(amount)), time: dateTime(begunAtMs) }
  return (
    <Notice tone="warn" title={t('begun.title')}>
      <Sums text={t('begun.text', values)} />
    </Notice>
  )
}
