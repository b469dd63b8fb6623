/** A word and when it sounds, in seconds. */
interface SpokenWord {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface SpokenParagraph {
  readonly text: string
  readonly url: string
  /** Seconds. */
  readonly duration: number
  readonly words: readonly SpokenWord[]
}
