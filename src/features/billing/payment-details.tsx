import { useQuery } from '@tanstack/react-query'
import type { Transaction } from '#src/contract/billing.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { billingQueries } from './billing-queries.ts'
import { DetailList } from './detail-list.tsx'
import { promoBonus } from './promo-bonus.ts'

interface PaymentDetailsProps {
  deposit: Transaction
  isPaid: boolean
}

export function PaymentDetails({ deposit, isPaid }: PaymentDetailsProps) {
  const { t } = useTranslation('billing')
  const { money, bakuDateTime } = useFormat()
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: isPaid })
  const { amount, promo_code, number, created_at } = deposit
  const bonus = isPaid && promo_code ? `${money(promoBonus(deposit))} · ${promo_code}` : undefined
  return (
    <DetailList
      details={[
        [t('payment.amount'), money(qepikOf(amount))],
        [t('payment.bonus'), bonus],
        [t('payment.balance'), isPaid && balance !== undefined ? money(balance) : undefined],
        [t('payment.number'), number],
        [t('payment.date'), created_at && bakuDateTime(created_at)],
      ]}
    />
  )
}
