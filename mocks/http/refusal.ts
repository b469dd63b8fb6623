import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'

interface RefusalOptions {
  /** Machine-readable name of the reason; the message's key unless said otherwise. */
  code?: string
  params?: MessageParams
  errors?: Readonly<Record<string, readonly MessageKey[]>>
  data?: unknown
  /** Seconds after which it may be tried again; becomes the header `Retry-After`. */
  retryAfterS?: number
  /** Whether the changes before the refusal stay: a wrong attempt that counts, a captcha that is used up. */
  keepsChanges?: boolean
}

/**
 * A rule of the product refuses. Thrown anywhere in an operation, it becomes the answer, in the caller's
 * language.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly messageKey: MessageKey
  readonly options: RefusalOptions

  constructor(status: number, messageKey: MessageKey, options: RefusalOptions = {}) {
    super(messageKey)
    this.status = status
    this.messageKey = messageKey
    this.options = options
  }

  keepingChanges(): Refusal {
    return new Refusal(this.status, this.messageKey, { ...this.options, keepsChanges: true })
  }
}

export const fieldRefusal = (field: string, messageKey: MessageKey, params?: MessageParams) =>
  new Refusal(422, messageKey, { params, errors: { [field]: [messageKey] } })
