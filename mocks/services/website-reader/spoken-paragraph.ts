import type { SpokenWord } from '#src/rules/word-ranges.ts'

export interface SpokenParagraph {
  readonly text: string
  readonly url: string
  /** Seconds. */
  readonly duration: number
  readonly words: readonly SpokenWord[]
}
