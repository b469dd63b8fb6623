import { useState } from 'react'
import type { Transaction } from '#src/contract/billing.ts'
import { lazyPartsWith, usePrefetchParts } from '#src/features/catalog/lazy-part.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import type { ReceiptCustomer } from './receipt.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { shownFieldsOf, TransactionsTable } from './transactions-table.tsx'

const ReceiptModal = lazyPartsWith(['billing'])('ReceiptModal', () => import('./receipt-modal.tsx'))
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
