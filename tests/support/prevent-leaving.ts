import { onTestFinished } from 'vitest'

/**
 * Prevents a test's page from leaving, and returns the addresses that it tried to open. Moves within the page's
 * own history are not affected.
 */
export function preventLeaving(): readonly string[] {
  const addresses: string[] = []
  const keep = (event: NavigateEvent) => {
    if (event.destination.sameDocument || event.hashChange) return
    event.preventDefault()
    addresses.push(event.destination.url)
  }
  navigation.addEventListener('navigate', keep)
  onTestFinished(() => navigation.removeEventListener('navigate', keep))
  return addresses
}
