export const PAYMENT_PAGE = '/sandbox/payment.html'

export const paymentAddress = (origin: string, paymentId: string) =>
  `${origin}${PAYMENT_PAGE}?id=${paymentId}`

export const receiptAddress = (number: string) => `${PAYMENT_PAGE}?receipt=${number}`
