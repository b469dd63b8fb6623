import { Ban, CircleCheck, CircleX, Clock, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Transaction } from '#src/contract/billing.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { Spinner } from '#src/ui/spinner.tsx'
import { Sums } from '#src/ui/sums.tsx'
import type { PaymentState } from './payment-state.ts'
import { promoBonus } from './promo-bonus.ts'

const icons: Record<PaymentState, ReactNode> = {
  success: <CircleCheck size={20} aria-hidden className="text-success" />,
  failed: <CircleX size={20} aria-hidden className="text-danger" />,
  canceled: <Ban size={20} aria-hidden className="text-muted" />,
  pending: <Spinner size={20} />,
  late: <Clock size={20} aria-hidden className="text-warn" />,
  none: <ReceiptText size={20} aria-hidden className="text-muted" />,
}

interface PaymentResultProps {
  state: PaymentState
  deposit: Transaction | undefined
  isPayable: boolean
}

export function PaymentResult({ state, deposit, isPayable }: PaymentResultProps) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const amount = deposit === undefined ? '' : money(qepikOf(deposit.amount) + promoBonus(deposit))
  const texts = {
    success: t('payment.success.text', { amount }),
    failed: t('payment.failed.text'),
    canceled: t('payment.canceled.text'),
    pending: t('payment.pending.text'),
    late: t('payment.late.text', { number: deposit?.number ?? '' }),
    none: t('payment.none.text'),
  } satisfies Record<PaymentState, string>
  return (
    <div className="flex items-start gap-3">
      <span className="mt-1 flex shrink-0">{icons[state]}</span>
      <div className="wrap-long min-w-0">
        <h2 className="text-20 font-strong">{t(`payment.${state}.title`)}</h2>
        {state === 'failed' && deposit?.failure && <p className="mt-1">{deposit.failure.message}</p>}
        <p className="mt-1 text-muted">
          <Sums text={texts[state]} />
        </p>
        {state === 'pending' && isPayable && <p className="mt-1 text-muted">{t('payment.pending.open')}</p>}
      </div>
    </div>
  )
}
