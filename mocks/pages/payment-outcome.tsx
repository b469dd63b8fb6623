import type { ReactNode } from 'react'
import type { PaymentRow } from '#mocks/db/rows/payment-rows.ts'
import { receiptAddress } from '#mocks/operations/payments/payment-address.ts'
import { transactionNumber } from '#mocks/operations/views/transaction-view.ts'
import { usePageLanguage } from './page-language.ts'
import { addressBack } from './use-payment.ts'

interface OutcomeProps {
  title: string
  children?: ReactNode
}

/** Something to be told, and the links that lead on. */
export const Outcome = ({ title, children }: OutcomeProps) => (
  <div className="payment-outcome" role="status">
    <h2>{title}</h2>
    {children}
  </div>
)

/** A payment that cannot be made any more, and the way back. */
export function PaymentOutcome({ payment }: { payment: PaymentRow }) {
  const { say } = usePageLanguage()
  const { status, transaction_id } = payment
  return (
    <Outcome title={status === 'open' ? '' : say(status)}>
      {status === 'paid' && <a href={receiptAddress(transactionNumber(transaction_id))}>{say('receipt')}</a>}
      <a href={addressBack(payment)}>{say('back')}</a>
    </Outcome>
  )
}
