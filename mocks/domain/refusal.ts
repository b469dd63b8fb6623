import type { MessageKey } from './messages/message-key.ts'

export type MessageValues = Readonly<Record<string, string | number>>

/** A text for the customer that is put into words only when the language is known. */
export interface Message {
  readonly key: MessageKey
  readonly values?: MessageValues
}

interface RefusalDetails {
  values?: MessageValues
  /** Messages of fields, by the field's name in the call's body. */
  fields?: Readonly<Record<string, Message>>
  /** The envelope's `data`, e.g. what is missing on the balance. */
  data?: unknown
}

/** The product says no. `key` is the machine-readable code on the wire and the key of the message. */
export class Refusal extends Error {
  override name = 'Refusal'
  /** HTTP status. */
  readonly status: number
  readonly key: MessageKey
  readonly values: MessageValues
  readonly fields: Readonly<Record<string, Message>> | undefined
  readonly data: unknown

  constructor(status: number, key: MessageKey, details: RefusalDetails = {}) {
    super(`${status} ${key}`)
    this.status = status
    this.key = key
    this.values = details.values ?? {}
    this.fields = details.fields
    this.data = details.data
  }
}

/** Something that does not exist, or belongs to somebody else: nobody can tell which. */
export const notFound = (key: MessageKey) => new Refusal(404, key)

/** A field of the body that cannot be accepted (422). */
export function invalidField(field: string, key: MessageKey, values: MessageValues = {}): Refusal {
  return new Refusal(422, key, { values, fields: { [field]: { key, values } } })
}
