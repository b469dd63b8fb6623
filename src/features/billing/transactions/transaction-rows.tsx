import { Printer } from 'lucide-react'
import { useState } from 'react'
import type { Transaction } from '#src/contract/billing.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { qepikOf } from '#src/rules/money.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { Money } from '#src/ui/money.tsx'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { typeOf } from '../transaction-type.ts'
import type { ReceiptCustomer } from './receipt.tsx'
import { isFinished, type ShownFields, shownFieldsOf, TransactionsTable } from './transactions-table.tsx'
import { balanceChangeQepik } from './transactions-totals.ts'
import { useSignedMoney } from './use-signed-money.ts'

interface TransactionRowProps {
  transaction: Transaction
  known: ShownFields
  onReceipt: () => void
}

/** Purpose of the money: the project or, without one, the kind of the transaction. */
function Purpose({ transaction }: Pick<TransactionRowProps, 'transaction'>) {
  const { t } = useTranslation(['billing', 'catalog'])
  const { service_slug, project, promo_code, failure } = transaction
  const type = t(`type.${typeOf(transaction)}`)
  const second = [project && type, service_slug && t(`catalog:titles.${service_slug}`)].filter(Boolean)
  return (
    <>
      <span className="wrap-long block text-14 font-strong">
        {project && service_slug ? (
          <LocalizedLink
            to={paths.project(service_slug, project.id)}
            {...inOwnLanguage(project.title)}
            className={plainLinkStyles}
          >
            {project.title}
          </LocalizedLink>
        ) : (
          type
        )}
      </span>
      {second.length > 0 && <span className="wrap-long block text-muted">{second.join(' · ')}</span>}
      {promo_code && (
        <span className="wrap-long block text-muted">{t('transactions.promo', { code: promo_code })}</span>
      )}
      {failure && <span className="wrap-long block text-danger">{failure.message}</span>}
    </>
  )
}

function TransactionRow({ transaction, known, onReceipt }: TransactionRowProps) {
  const { t } = useTranslation(['billing', 'common'])
  const { bakuDate, bakuDateTime, money } = useFormat()
  const signedMoney = useSignedMoney()
  const { status, number, created_at, amount, balance_after } = transaction
  const hasReceipt = isFinished(transaction)
  const badge = !hasReceipt && (
    <StatusBadge status={status} label={t(`common:status.${status ?? 'unknown'}`)} />
  )
  return (
    <tr className="receipt-row h-13 border-b border-line align-top">
      <td className="tabular hidden py-2 pe-2 text-13 md:table-cell">
        {created_at && <time dateTime={created_at}>{bakuDateTime(created_at)}</time>}
        <span className="tabular block truncate text-muted">{t('transactions.number', { number })}</span>
      </td>
      <th
        scope="row"
        className="w-full max-w-0 py-2 pe-2 text-start text-13 font-normal md:max-w-none md:px-2"
      >
        <Purpose transaction={transaction} />
        <span className="mt-1 flex flex-wrap items-center gap-2 text-muted md:hidden">
          {badge}
          {created_at && <time dateTime={created_at}>{bakuDate(created_at)}</time>}
        </span>
      </th>
      {known.status && (
        <td className="hidden p-2 md:table-cell">
          {badge || <span className="sr-only">{t(`common:status.${status ?? 'unknown'}`)}</span>}
        </td>
      )}
      <td
        className={`p-2 pe-0 text-end md:pe-2 ${balanceChangeQepik(transaction) === 0 ? 'text-muted' : 'font-strong'}`}
      >
        <Money text={signedMoney(qepikOf(amount))} />
      </td>
      {known.balance && (
        <td className="hidden p-2 text-end text-13 text-muted lg:table-cell">
          {balance_after && <Money text={money(qepikOf(balance_after))} />}
        </td>
      )}
      <td className="py-1 text-end">
        {hasReceipt && (
          <IconButton
            label={t('transactions.receipt', { number })}
            icon={<Printer size={16} aria-hidden />}
            size="small"
            onClick={onReceipt}
          />
        )}
      </td>
    </tr>
  )
}

const ReceiptModal = lazyPartsWith(['billing', 'billing-statement'])(
  'ReceiptModal',
  () => import('./receipt-modal.tsx'),
)
const lazyParts = [ReceiptModal]

interface TransactionRowsProps {
  transactions: readonly Transaction[]
  isBusy: boolean
  customer: ReceiptCustomer | undefined
}

export function TransactionRows({ transactions, isBusy, customer }: TransactionRowsProps) {
  const [receipt, setReceipt] = useState<Transaction>()
  usePrefetchParts(lazyParts)
  const close = () => setReceipt(undefined)
  const known = shownFieldsOf(transactions)
  return (
    <>
      <TransactionsTable known={known} isBusy={isBusy}>
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            known={known}
            onReceipt={() => setReceipt(transaction)}
          />
        ))}
      </TransactionsTable>
      {receipt && (
        <LazyBoundary onFailed={close}>
          <ReceiptModal transaction={receipt} customer={customer} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}
