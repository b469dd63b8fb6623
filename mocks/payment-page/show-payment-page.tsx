import { createRoot } from 'react-dom/client'
import { openBrowserWorld } from '#mocks/runtime/browser-world.ts'
import '#src/styles.css'
import './payment-page.css'
import { PaymentPage } from './payment-page.tsx'

/** Opens the payment page on the world of this browser. It needs no API, since it is the bank. */
export async function showPaymentPage(): Promise<void> {
  const { world } = await openBrowserWorld()
  await world.settle()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  createRoot(root).render(<PaymentPage world={world} query={new URLSearchParams(location.search)} />)
}
