/** What Chromium tells of a navigation before it happens; TypeScript's library does not know all of it. */
interface Navigating extends Event {
  navigationType?: 'push' | 'replace' | 'reload' | 'traverse'
}

let isReloadOfVite = false
import.meta.hot?.on('vite:beforeFullReload', () => {
  isReloadOfVite = true
})

/**
 * An app reloads its page after logging out and when its session ends, which may be long after its story has been
 * left. The catalogue's page is not the app's, so it stays.
 */
export function keepPage(): void {
  const { navigation } = globalThis as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event: Navigating) => {
    if (event.navigationType === 'reload' && !isReloadOfVite) event.preventDefault()
  })
}
