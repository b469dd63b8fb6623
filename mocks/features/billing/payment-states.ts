import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'

/** Whether a payment has come to its end, one way or the other. */
export const isOver = ({ status }: PaymentRow) => status !== 'open' && status !== 'processing'
