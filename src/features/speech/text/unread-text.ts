/** `kind`: the file is of another kind, which is named. */
export type UnreadReason = 'oldWord' | 'shortcut' | 'password' | 'kind' | 'empty' | 'damaged'

/** A file without readable text, with the reason. */
export class UnreadText extends Error {
  override readonly name = 'UnreadText'
  readonly reason: UnreadReason
  readonly kind: string

  constructor(reason: UnreadReason, kind = '') {
    super(reason)
    this.reason = reason
    this.kind = kind
  }
}
