/** The part of Chromium's `navigate` event that TypeScript's library lacks. */
interface NavigateEvent extends Event {
  navigationType?: 'push' | 'replace' | 'reload' | 'traverse'
  destination?: { url: string }
}

let isReloadOfVite = false
import.meta.hot?.on('vite:beforeFullReload', () => {
  isReloadOfVite = true
})

const isPaymentPage = (url = '') => URL.parse(url)?.pathname === import.meta.env.VITE_PAYMENT_PAGE

/**
 * Prevents an app from taking the catalogue's page away: it reloads after a logout or a session end, perhaps long
 * after its story was left, and it opens the payment page, which the catalogue does not have.
 */
export function keepPage(): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event: NavigateEvent) => {
    const isReload = event.navigationType === 'reload' && !isReloadOfVite
    if (isReload || isPaymentPage(event.destination?.url)) event.preventDefault()
  })
}
