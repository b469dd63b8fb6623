export type NoticeKind =
  | 'not-persistent'
  /** What was stored could not be read; it was put aside and the world begun anew. */
  | 'started-anew'
  /** A world that was shared could not be made here. */
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
