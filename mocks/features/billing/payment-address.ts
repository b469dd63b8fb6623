import { PAGE_FOLDER } from '#mocks/kernel/page-folder.ts'

export const PAYMENT_PAGE = `${PAGE_FOLDER}/sandbox/payment.html`

export const paymentAddress = (origin: string, paymentId: string) =>
  `${origin}${PAYMENT_PAGE}?id=${paymentId}`

export const receiptAddress = (number: string) => `${PAYMENT_PAGE}?receipt=${number}`
