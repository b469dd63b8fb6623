import { env } from '#src/config/env.ts'
import type { Transaction } from '#src/contract/billing.ts'
import type { Customer } from '#src/contract/customer.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { BrandMark } from '#src/ui/brand-mark.tsx'
import { Money } from '#src/ui/money.tsx'
import { DetailList } from '../detail-list.tsx'
import { typeOf } from '../transaction-type.ts'
import { useCompanyText } from './company.ts'
import { useSignedMoney } from './use-signed-money.ts'

export type ReceiptCustomer = Pick<Customer, 'name' | 'email'>

interface ReceiptProps {
  transaction: Transaction
  customer: ReceiptCustomer | undefined
}

export function Receipt({ transaction, customer }: ReceiptProps) {
  const { t } = useTranslation(['billing', 'billing-statement', 'common', 'catalog'])
  const { money, bakuDateTime } = useFormat()
  const signedMoney = useSignedMoney()
  const company = useCompanyText()
  const { number, created_at, balance_after, service_slug, project, promo_code, status } = transaction
  return (
    <article className="receipt">
      <p className="flex items-center gap-2 font-strong">
        <BrandMark size={20} />
        {env.brandName}
      </p>
      <p className="mt-4 mb-2">
        <Money text={signedMoney(qepikOf(transaction.amount))} isLarge />
      </p>
      <DetailList
        details={[
          [t('receipt.number'), number],
          [t('receipt.date'), created_at && bakuDateTime(created_at)],
          [t('receipt.customer'), customer && [customer.name, customer.email].filter(Boolean).join(', ')],
          [t('billing-statement:companyLine'), company],
          [t('receipt.what'), t(`type.${typeOf(transaction)}`)],
          [t('receipt.service'), service_slug ? t(`catalog:titles.${service_slug}`) : undefined],
          [t('receipt.project'), project?.title],
          [t('receipt.promo'), promo_code],
          [t('receipt.status'), t(`common:status.${status ?? 'unknown'}`)],
          [t('receipt.balance'), balance_after && money(qepikOf(balance_after))],
        ]}
      />
    </article>
  )
}
