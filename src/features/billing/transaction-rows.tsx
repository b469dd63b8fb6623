import { useState } from 'react'
import type { Transaction } from '#src/contract/billing.ts'
import type { ReceiptCustomer } from './receipt.tsx'
import { ReceiptModal } from './receipt-modal.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { TransactionsTable } from './transactions-table.tsx'

interface TransactionRowsProps {
  transactions: readonly Transaction[]
  isBusy: boolean
  customer: ReceiptCustomer | undefined
}

export function TransactionRows({ transactions, isBusy, customer }: TransactionRowsProps) {
  const [receipt, setReceipt] = useState<Transaction>()
  return (
    <>
      <TransactionsTable isBusy={isBusy}>
        {transactions.map((transaction) => (
          <TransactionRow
            key={transaction.id}
            transaction={transaction}
            onReceipt={() => setReceipt(transaction)}
          />
        ))}
      </TransactionsTable>
      {receipt && (
        <ReceiptModal transaction={receipt} customer={customer} onClose={() => setReceipt(undefined)} />
      )}
    </>
  )
}
