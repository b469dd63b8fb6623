export interface PaymentSettings {
  /** Hosts of payment pages, such as `pay.bank.example`: https and default port only. */
  readonly hosts: readonly string[]
  /** Path of a payment page on the app's own host; undefined if all payment pages are elsewhere. */
  readonly page: string | undefined
}

export const takesPayments = ({ hosts, page }: PaymentSettings) => hosts.length > 0 || page !== undefined

export interface PaymentSource {
  VITE_PAYMENT_HOSTS?: string
  VITE_PAYMENT_PAGE?: string
}

const HOST = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/
const PAGE = /^\/[\w-][\w./-]*$/

function readHosts(value = '') {
  const hosts = value.split(',').flatMap((part) => part.trim() || [])
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong !== undefined) throw new Error(`VITE_PAYMENT_HOSTS names no host: "${wrong}"`)
  return hosts
}

function readPage(value: string | undefined) {
  if (!value) return undefined
  if (!PAGE.test(value)) throw new Error(`VITE_PAYMENT_PAGE is no path of this host: "${value}"`)
  return value
}

/**
 * Reads which payment pages a build trusts; none if nothing is set.
 * @throws Error naming the setting that is wrong.
 */
export function readPayment(source: PaymentSource): PaymentSettings {
  return { hosts: readHosts(source.VITE_PAYMENT_HOSTS), page: readPage(source.VITE_PAYMENT_PAGE) }
}
