import type { MessageKey, MessageParams } from '#mocks/messages/catalogue.ts'

interface RefusalOptions {
  /** Machine-readable reason; the message's key by default. */
  code?: string
  params?: MessageParams
  errors?: Readonly<Record<string, readonly MessageKey[]>>
  data?: unknown
  /** Seconds until a retry may succeed; becomes the `Retry-After` header. */
  retryAfterS?: number
  /** Whether the changes before the refusal stay: a counted wrong attempt, a used captcha. */
  keepsChanges?: boolean
}

/**
 * A refusal by a rule of the product. Thrown anywhere in an operation, it becomes the response, in the caller's
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
