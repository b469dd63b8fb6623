import type { Box } from '#src/contract/form-choices.ts'
import type { NumberedAnswer } from '#src/lib/number-questions.ts'
import type { Find, Place } from './redaction.ts'

/** A word of a page, by its place in the page's text. */
export interface PageWord {
  readonly start: number
  readonly end: number
  readonly box: Box
}

export interface OpenedPage {
  readonly width: number
  readonly height: number
  readonly words: readonly PageWord[]
}

/** The kind of an opened file. A redacted one loses more than what was struck, which the customer reads. */
type FileKind = 'pdf' | 'picture' | 'word' | 'book' | 'text'

export interface OpenedFile {
  readonly form: FileKind
  /** The text in parts: paragraphs of a document, or pages. */
  readonly texts: readonly string[]
  /** Pages of a picture or PDF; absent for other files. */
  readonly pages?: readonly OpenedPage[] | undefined
  /** In the texts, and in the file's name, which counts as the part after the last. */
  readonly finds: readonly Find[]
}

export type RedactionProblem = 'locked' | 'tooLarge' | 'unreadable' | 'undrawn'

/** The file cannot be shown or changed here. */
export class RedactionError extends Error {
  override readonly name = 'RedactionError'
  readonly problem: RedactionProblem

  constructor(problem: RedactionProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Places to strike in a document, or rectangles to black out on each page. */
export interface Strikes {
  readonly places: readonly Place[]
  readonly boxes: readonly (readonly Box[])[]
}

export type RedactionJob =
  | { readonly kind: 'open'; readonly file: File; readonly language: string }
  | { readonly kind: 'show'; readonly page: number }
  | { readonly kind: 'make'; readonly strikes: Strikes }

/** Answers have the id of their job. */
export type RedactionAnswer = NumberedAnswer<OpenedFile | Blob, RedactionProblem>

/** A file that is open in the worker. */
export interface RedactableFile {
  readonly opened: Omit<OpenedFile, 'finds'>
  /** A page as a picture. */
  show(page: number): Promise<Blob>
  /** The file without what is struck; undefined if it is no longer wanted. */
  make(strikes: Strikes, isWanted: () => boolean): Promise<Blob | undefined>
}
