import type { en } from '#mocks/messages/en.ts'
import type { MessageParams } from '#mocks/messages/message-params.ts'

/** Why a rule says no: the state of things does not allow it, or there is too little money. */
export type RuleKind = 'conflict' | 'funds'

interface RuleDetails {
  params?: MessageParams
  /** What the app needs beside the text, e.g. how much money is missing. */
  data?: unknown
}

/** A rule of the product refuses. `key` is that of its text; the caller decides how to answer. */
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
