import type {} from './show-payment-page.tsx'

/** Entry of `sandbox/payment.html`. Loads its content lazily, so that the app's entry stays as small as it is. */
const { showPaymentPage } = await import('./show-payment-page.tsx')
await showPaymentPage()
