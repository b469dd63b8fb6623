import { type FormEvent, useState } from 'react'
import { brandName } from '#mocks/catalog/brand.ts'
import { transactionNumber } from '#mocks/features/billing/transaction-number.ts'
import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import { Button } from '#src/ui/button.tsx'
import { Money } from '#src/ui/money.tsx'
import { usePageLanguage } from './page-language.ts'
import { PaymentDetails } from './payment-details.tsx'
import { cancelWay, type PaymentWay, type PaymentWayName, paymentWays } from './payment-ways.ts'

interface PaymentFormProps {
  payment: PaymentRow
  isBusy: boolean
  onEnd: (way: PaymentWay) => void
}

export function PaymentForm({ payment, isBusy, onEnd }: PaymentFormProps) {
  const { say, money, time } = usePageLanguage()
  const [chosen, setChosen] = useState<PaymentWayName>('accept')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onEnd(paymentWays[chosen])
  }
  const amount = money(payment.amount)
  return (
    <form onSubmit={submit}>
      <p className="payment-amount">
        <span>{say('amount')}</span>
        <strong>
          <Money text={amount} />
        </strong>
      </p>
      <PaymentDetails
        details={[
          [say('merchant'), brandName],
          [say('order'), transactionNumber(payment.transaction_id)],
          ...(payment.promo_code === null ? [] : ([[say('promo'), payment.promo_code]] as const)),
        ]}
      />
      <fieldset className="payment-ways">
        <legend>{say('ways')}</legend>
        {(Object.keys(paymentWays) as PaymentWayName[]).map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="way"
              value={name}
              checked={name === chosen}
              onChange={() => setChosen(name)}
            />
            <span>{say(name)}</span>
          </label>
        ))}
      </fieldset>
      <div className="payment-actions">
        <Button type="submit" variant="primary" size="large" isWide isPending={isBusy}>
          {say('pay', { amount })}
        </Button>
        <Button size="large" isWide disabled={isBusy} onClick={() => onEnd(cancelWay)}>
          {say('cancel')}
        </Button>
      </div>
      <p className="payment-note">{say('stay', { time: time(payment.expires_at) })}</p>
    </form>
  )
}
