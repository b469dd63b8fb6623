import type { en } from '#mocks/messages/en.ts'
import type { MessageParams } from '#mocks/messages/message-params.ts'

export type RuleKind = 'conflict' | 'funds'

interface RuleDetails {
  params?: MessageParams
  data?: unknown
}

export class RuleError extends Error {
  override name = 'RuleError'
  readonly kind: RuleKind
  readonly key: keyof typeof en
  readonly details: RuleDetails

  constructor(kind: RuleKind, key: keyof typeof en, details: RuleDetails = {}) {
    super(key)
    this.kind = kind
    this.key = key
    this.details = details
  }
}
