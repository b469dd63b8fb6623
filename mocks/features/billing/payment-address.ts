/** The sandbox's payment page: a page of its own, outside the app. */
export const PAYMENT_PAGE = '/sandbox/payment.html'

export const paymentAddress = (origin: string, paymentId: string) =>
  `${origin}${PAYMENT_PAGE}?id=${paymentId}`

/** Where the receipt of a completed deposit can be printed, by the deposit's number. */
export const receiptAddress = (number: string) => `${PAYMENT_PAGE}?receipt=${number}`
