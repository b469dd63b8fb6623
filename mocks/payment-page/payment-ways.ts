import { localizedAddress } from '#mocks/features/account/localized-address.ts'
import { processPayment } from '#mocks/features/billing/process-payment.ts'
import { type BankReason, settlePayment } from '#mocks/features/billing/settle-payment.ts'
import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

/** Processing time of a slow bank, in ms of the world. */
const SLOW_BANK_MS = 20_000

/** Payment result in the return address; `undefined`: the browser does not return by itself. */
type ReturnStatus = 'success' | 'failed' | 'canceled' | 'pending' | undefined

export interface PaymentWay {
  readonly back: ReturnStatus
  happen(tx: Transaction, paymentId: string): void
}

const declinedPayment = (reason: BankReason): PaymentWay => ({
  back: 'failed',
  happen: (tx, id) => settlePayment(tx, id, { status: 'declined', reason }),
})

export const paymentWays = {
  accept: { back: 'success', happen: (tx, id) => settlePayment(tx, id, { status: 'paid' }) },
  fundsDeclined: declinedPayment('card_insufficient_funds'),
  confirmationDeclined: declinedPayment('card_3ds_failed'),
  expiredDeclined: declinedPayment('card_expired'),
  limitDeclined: declinedPayment('card_limit'),
  slowAccept: {
    back: 'pending',
    happen: (tx, id) => processPayment(tx, id, { status: 'paid' }, SLOW_BANK_MS),
  },
  slowDecline: {
    back: 'pending',
    happen: (tx, id) =>
      processPayment(tx, id, { status: 'declined', reason: 'payment_declined' }, SLOW_BANK_MS),
  },
  lost: { back: undefined, happen: (tx, id) => settlePayment(tx, id, { status: 'paid' }) },
} as const satisfies Record<string, PaymentWay>
export type PaymentWayName = keyof typeof paymentWays

export const cancelWay: PaymentWay = {
  back: 'canceled',
  happen: (tx, id) => settlePayment(tx, id, { status: 'canceled' }),
}

const returnStatusOf = {
  open: undefined,
  processing: 'pending',
  paid: 'success',
  declined: 'failed',
  canceled: 'canceled',
  expired: 'failed',
} as const satisfies Record<PaymentRow['status'], ReturnStatus>

/** Address to which the browser returns from the payment page. */
export const returnAddress = ({ locale, status }: PaymentRow, origin: string): string => {
  const back = returnStatusOf[status]
  return localizedAddress(origin, locale, back === undefined ? '/payment' : `/payment/${back}`)
}
