import type { PaymentSettings } from '#src/config/payment-settings.ts'

/** Longer than any payment page needs. */
const MAX_CHARACTERS = 2_048
/** Characters that browsers drop or turn into a slash, which would change the checked address. */
const UNSAFE_CHARACTERS = /[\s\\]|\p{C}/u
/** Scheme and host in full, the host in ASCII, without user info, at the scheme's default port. */
const ON_HOST = /^https:\/\/([a-z\d.-]+)(?::443)?(?:[/?#]|$)/i

/**
 * Returns the address of a payment page as the browser normalises it; undefined if the browser must not go
 * there. Because servers can be wrong and responses forged, only https pages on the listed hosts are allowed,
 * without user info and at the default port, plus the one configured page on the app's own host.
 * @param origin Origin of the app.
 */
export function checkPaymentUrl(text: string, { hosts, page }: PaymentSettings, origin = location.origin) {
  if (text.length > MAX_CHARACTERS || UNSAFE_CHARACTERS.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOwnPage = page !== undefined && text.startsWith(origin + page) && url.pathname === page
  const host = ON_HOST.exec(text)?.[1]?.toLowerCase()
  const isListed = host !== undefined && hosts.includes(host)
  return isOwnPage || isListed ? url.href : undefined
}
