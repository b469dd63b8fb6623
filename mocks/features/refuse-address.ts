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

export const refuseAddress = (field: string, problem: SourceAddressProblem): Refusal =>
  fieldRefusal(field, problemKeys[problem])
