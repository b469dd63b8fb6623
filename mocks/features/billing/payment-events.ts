import { lightEvent } from '#mocks/kernel/time/event-handler.ts'
import { type PaymentOutcome, settlePayment } from './settle-payment.ts'

/** Ends a payment that was not made in time, but not one that the bank is processing. */
export const expirePayment = lightEvent<{ payment_id: string }>('expire-payment', {
  happen({ tx, payload, at }) {
    settlePayment(tx, payload.payment_id, { status: 'expired' }, at)
  },
})

export const bankAnswer = lightEvent<{ payment_id: string; outcome: PaymentOutcome }>('bank-answer', {
  happen({ tx, payload, at }) {
    settlePayment(tx, payload.payment_id, payload.outcome, at)
  },
})
