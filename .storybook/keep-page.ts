/** The part of Chromium's `navigate` event that TypeScript's library does not know. */
interface Navigating extends Event {
  navigationType?: 'push' | 'replace' | 'reload' | 'traverse'
  destination?: { url: string }
}

let isReloadOfVite = false
import.meta.hot?.on('vite:beforeFullReload', () => {
  isReloadOfVite = true
})

const isPaymentPage = (url = '') => URL.parse(url)?.pathname === import.meta.env.VITE_PAYMENT_PAGE

/**
 * An app reloads its page after a logout and when its session ends, perhaps long after its story was left, and it
 * goes to the payment page, which the catalogue does not have. Neither may take the catalogue's page away.
 */
export function keepPage(): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event: Navigating) => {
    const isReload = event.navigationType === 'reload' && !isReloadOfVite
    if (isReload || isPaymentPage(event.destination?.url)) event.preventDefault()
  })
}
