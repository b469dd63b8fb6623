import type { ReactNode } from 'react'
import type { Transaction } from '#src/contract/billing.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

interface HeadProps {
  width?: string
  isNumeric?: boolean
  children: string
}

function Head({ width, isNumeric, children }: HeadProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'px-2 text-13 font-normal text-muted first:ps-0 last:pe-0 md:h-9',
        width,
        isNumeric ? 'text-end' : 'text-start',
      )}
    >
      <span className="max-md:sr-only">{children}</span>
    </th>
  )
}

/** Whether it is finished, so that it has a receipt and needs no badge. */
export const isFinished = ({ status }: Transaction) => status === 'completed' || status === 'paid'

/** Fields that differ from the usual in at least one transaction; the others have no column and no filter. */
export const shownFieldsOf = (transactions: readonly Transaction[]) => ({
  date: transactions.some(({ created_at }) => created_at !== undefined),
  type: transactions.some(({ type }) => type !== undefined),
  status: !transactions.every(isFinished),
  balance: transactions.some(({ balance_after }) => balance_after !== undefined),
})
export type ShownFields = ReturnType<typeof shownFieldsOf>

interface TransactionsTableProps {
  /** Columns to show; until the fields are known, those of the usual transactions. */
  known?: ShownFields
  isBusy: boolean
  children: ReactNode
}

export function TransactionsTable({ known, isBusy, children }: TransactionsTableProps) {
  const { t } = useTranslation('billing')
  return (
    <table
      className="w-full border-collapse md:table-fixed"
      aria-label={t('transactions.title')}
      aria-busy={isBusy}
    >
      {/* On a phone only screen readers get the labels. Hiding the whole head would remove it from the
          table. */}
      <thead>
        <tr className="border-line md:border-b">
          <Head width="hidden w-48 md:table-cell">
            {t(known?.date === false ? 'receipt.number' : 'transactions.column.date')}
          </Head>
          <Head>{t('transactions.column.what')}</Head>
          {known?.status && <Head width="hidden w-40 md:table-cell">{t('transactions.column.status')}</Head>}
          <Head width="md:w-32" isNumeric>
            {t('transactions.column.amount')}
          </Head>
          {known?.balance !== false && (
            <Head width="hidden w-32 lg:table-cell" isNumeric>
              {t('transactions.column.balance')}
            </Head>
          )}
          <th scope="col" className="md:w-10">
            <span className="sr-only">{t('receipt.title')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

export function TransactionRowsSkeleton() {
  return ['60%', '40%', '75%', '50%', '65%', '45%', '70%', '55%'].map((width) => (
    <tr key={width} aria-hidden className="h-13 border-b border-line">
      <td colSpan={6}>
        <Skeleton width={width} />
      </td>
    </tr>
  ))
}
