import { lightEvent } from '#mocks/kernel/time/event-handler.ts'
import { type PaymentOutcome, settlePayment } from './settle-payment.ts'

/** Nobody has paid in time. A payment that the bank is at is not ended by it. */
export const expirePayment = lightEvent<{ payment_id: string }>('expire-payment', {
  happen({ tx, payload, at }) {
    settlePayment(tx, payload.payment_id, { status: 'expired' }, at)
  },
})

/** A bank that took its time tells how a payment ended. */
export const bankAnswer = lightEvent<{ payment_id: string; outcome: PaymentOutcome }>('hear-from-bank', {
  happen({ tx, payload, at }) {
    settlePayment(tx, payload.payment_id, payload.outcome, at)
  },
})
