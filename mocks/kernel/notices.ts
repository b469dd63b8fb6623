export type NoticeKind =
  | 'not-persistent'
  /** The stored world was unreadable; it was saved separately and a new world started. */
  | 'started-anew'
  /** A shared world could not be recreated here. */
  | 'not-shared'
  | 'problem'

export interface Notice {
  kind: NoticeKind
  detail: string
}

export class Notices {
  #list: readonly Notice[] = []
  #listeners = new Set<() => void>()

  get list(): readonly Notice[] {
    return this.#list
  }

  add(notice: Notice): void {
    this.#list = [...this.#list, notice]
    for (const listener of this.#listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
