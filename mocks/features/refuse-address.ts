import { fieldRefusal, type Refusal } from '#mocks/http/refusal.ts'
import type { MessageKey } from '#mocks/messages/catalogue.ts'
import type { SourceAddressProblem } from '#src/rules/source-address.ts'

const problemKeys = {
  tooLong: 'url_invalid',
  invalid: 'url_invalid',
  scheme: 'url_protocol',
  user: 'url_user',
  host: 'url_host',
  private: 'url_private',
} as const satisfies Record<SourceAddressProblem, MessageKey>

/** Refusal 422 of an address that the service will not fetch from, under its field. */
export const refuseAddress = (field: string, problem: SourceAddressProblem): Refusal =>
  fieldRefusal(field, problemKeys[problem])
