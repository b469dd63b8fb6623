import type { PaymentSettings } from '#src/config/payment-settings.ts'

/** Longer than any payment page needs. */
const MOST_CHARACTERS = 2_048
/** What browsers drop or turn into a slash, so that the address is not the one that was read. */
const TREACHEROUS = /[\s\\]|\p{C}/u
/** Scheme and host written out, the host in plain letters, no user info, at no port but the scheme's own. */
const ON_HOST = /^https:\/\/([a-z\d.-]+)(?::443)?(?:[/?#]|$)/i

/**
 * The address of a payment page if the browser may go there, as the browser writes it; undefined if not. Servers
 * can be wrong and answers can be forged: only https pages on the listed hosts count, without user info, at the
 * default port, and the one page of the app's own host that the settings name.
 * @param origin Of the app.
 */
export function checkPaymentUrl(text: string, { hosts, page }: PaymentSettings, origin = location.origin) {
  if (text.length > MOST_CHARACTERS || TREACHEROUS.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOwnPage = page !== undefined && text.startsWith(origin + page) && url.pathname === page
  const host = ON_HOST.exec(text)?.[1]?.toLowerCase()
  const isListed = host !== undefined && hosts.includes(host)
  return isOwnPage || isListed ? url.href : undefined
}
