import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'

export const isOver = ({ status }: PaymentRow) => status !== 'open' && status !== 'processing'
