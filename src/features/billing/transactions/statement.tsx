import { env } from '#src/config/env.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { typeOf } from '../transaction-type.ts'
import { useCompanyText } from './company.ts'
import type { ReceiptCustomer } from './receipt.tsx'
import { totalsOf } from './transactions-totals.ts'
import { useSignedMoney } from './use-signed-money.ts'

interface StatementProps {
  transactions: readonly Transaction[]
  period: string
  customer: ReceiptCustomer | undefined
}

const cell = 'border-b border-line py-1 pe-3 text-start align-top'
const amount = 'tabular border-b border-line py-1 ps-3 text-end align-top whitespace-nowrap'

function Row({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation(['billing', 'common', 'catalog'])
  const { money, bakuDateTime } = useFormat()
  const signedMoney = useSignedMoney()
  const { number, created_at, balance_after, service_slug, project, status } = transaction
  const what = [
    t(`type.${typeOf(transaction)}`),
    service_slug && t(`catalog:titles.${service_slug}`),
    project?.title,
  ]
  return (
    <tr className="break-inside-avoid">
      <td className={cell}>{created_at && bakuDateTime(created_at)}</td>
      <td className={cell}>{number}</td>
      <td className={cell}>{what.filter(Boolean).join(' · ')}</td>
      <td className={cell}>{t(`common:status.${status ?? 'unknown'}`)}</td>
      <td className={amount}>{signedMoney(qepikOf(transaction.amount))}</td>
      <td className={amount}>{balance_after && money(qepikOf(balance_after))}</td>
    </tr>
  )
}

/** All transactions of a list on paper, with its totals; on the screen it is not visible. */
export function Statement({ transactions, period, customer }: StatementProps) {
  const { t } = useTranslation(['billing', 'billing-statement'])
  const { money } = useFormat()
  const company = useCompanyText()
  const totals = totalsOf(transactions)
  const head = [
    ['receipt.date', cell],
    ['transactions.csv.number', cell],
    ['transactions.column.what', cell],
    ['transactions.column.status', cell],
    ['transactions.column.amount', amount],
    ['transactions.column.balance', amount],
  ] as const
  return (
    <article className="statement hidden text-13 print:block">
      <h1 className="text-20 font-strong">{t('billing-statement:brand', { brand: env.brandName })}</h1>
      <p>{period}</p>
      {customer && <p>{[customer.name, customer.email].filter(Boolean).join(', ')}</p>}
      {company !== undefined && <p>{company}</p>}
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr>
            {head.map(([key, style]) => (
              <th key={key} scope="col" className={style}>
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {transactions.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} />
          ))}
        </tbody>
      </table>
      <p className="mt-4 font-strong">
        {[
          `${t('transactions.in')} ${money(totals.in)}`,
          `${t('transactions.out')} ${money(totals.out)}`,
        ].join(' · ')}
      </p>
    </article>
  )
}
