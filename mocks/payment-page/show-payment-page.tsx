import { createRoot } from 'react-dom/client'
import { readAddressChoices } from '#mocks/runtime/address-choices.ts'
import { openBrowserWorld } from '#mocks/runtime/browser-world.ts'
import '#src/styles.css'
import './payment-page.css'
import { PaymentPage } from './payment-page.tsx'

export async function showPaymentPage(): Promise<void> {
  const world = await openBrowserWorld(readAddressChoices())
  await world.settle()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  createRoot(root).render(<PaymentPage world={world} query={new URLSearchParams(location.search)} />)
}
