import { onTestFinished } from 'vitest'

/**
 * Keeps the page of a test where it is, and gives the addresses of other pages that it was about to go to. The
 * page's own entries of the history are left alone.
 */
export function catchLeaving(): readonly string[] {
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
