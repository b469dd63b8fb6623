/** What Chromium tells of a navigation before it happens; TypeScript's library does not know all of it. */
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
 * An app reloads its page after logging out and when its session ends, which may be long after its story has been
 * left; and it leaves for the payment page, which the catalogue does not have. The catalogue's page is not the
 * app's, so it stays.
 */
export function keepPage(): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event: Navigating) => {
    const isReload = event.navigationType === 'reload' && !isReloadOfVite
    if (isReload || isPaymentPage(event.destination?.url)) event.preventDefault()
  })
}
