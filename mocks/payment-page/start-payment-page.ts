import type {} from './show-payment-page.tsx'

/** Entry of `sandbox/payment.html`. What it shows is loaded from here, so that the app's entry stays as small as it is. */
const { showPaymentPage } = await import('./show-payment-page.tsx')
await showPaymentPage()
