import type { ReactNode } from 'react'
import { receiptAddress } from '#mocks/features/billing/payment-address.ts'
import { transactionNumber } from '#mocks/features/billing/transaction-number.ts'
import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import { usePageLanguage } from './page-language.ts'
import { returnAddress } from './payment-ways.ts'

interface OutcomeProps {
  title: string
  children?: ReactNode
}

export const Outcome = ({ title, children }: OutcomeProps) => (
  <div className="payment-outcome" role="status">
    <h2>{title}</h2>
    {children}
  </div>
)

export function PaymentOutcome({ payment }: { payment: PaymentRow }) {
  const { say } = usePageLanguage()
  const { status, transaction_id } = payment
  return (
    <Outcome title={status === 'open' ? '' : say(status)}>
      {status === 'paid' && <a href={receiptAddress(transactionNumber(transaction_id))}>{say('receipt')}</a>}
      <a href={returnAddress(payment, location.origin)}>{say('back')}</a>
    </Outcome>
  )
}
