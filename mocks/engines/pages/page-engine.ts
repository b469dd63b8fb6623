import type { PageLine } from '#src/contract/detect-text.ts'
import type { Box } from '#src/contract/form-choices.ts'
import type { Rotation } from '#src/contract/generate-body.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { UnreadableFile } from '../files/unreadable-file.ts'

export type DocumentFault =
  | 'empty'
  | 'unreadable'
  | 'password'
  | 'heic'
  | 'svg'
  | 'type'
  | 'pixels'
  | 'unpacked'
  | 'intricate'
  | 'adobe_only'

/** Time limit for opening a file or drawing a page, in ms. */
export const DECODER_MAX_MS = 60_000

export class UnreadableDocument extends UnreadableFile<DocumentFault> {
  override readonly name = 'UnreadableDocument'
}

export class RecognitionUnavailableError extends Error {
  override readonly name = 'RecognitionUnavailableError'
}

/** A page of a document; sizes in pixels of its picture. `lines` is its text layer; `null` if it has none. */
export interface OpenedPage {
  width: number
  height: number
  lines: PageLine[] | null
  /** Nothing is on it, as on the back of a title. */
  isBlank?: boolean
}

export interface PagePlace {
  /** From 1. */
  number: number
  rotation: Rotation
  crop: Box | null
  /** Longest side of its picture in pixels; the recognition size by default. */
  longest?: number
}

export interface DrawnPage {
  width: number
  height: number
  lines: readonly PageLine[]
}

export interface PagePicture {
  /** A JPEG. */
  content: Blob
  width: number
  height: number
}

export interface ReadPage {
  lines: PageLine[]
  languages: LocaleCode[]
  /** Rotation before reading, and the picture as it was read; absent if it was upright. */
  rotation: Rotation
  picture?: PagePicture
}

interface ReadOptions {
  signal?: AbortSignal
  onProgress?: (share: number) => void
}

export interface PageEngine {
  /** Inspects a picture or a PDF. @throws UnreadableDocument */
  open(file: Blob): Promise<OpenedPage[]>
  /** Draws lines of text on paper, each word in its place, as PNG. */
  draw(page: DrawnPage): Promise<Blob>
  /** Draws a page as an upright picture, cropped and rotated. @throws UnreadableDocument */
  show(file: Blob, place: PagePlace): Promise<PagePicture>
  /**
   * Recognises the words of a picture, each paragraph in its own one of these languages; without any, of all four.
   * @throws RecognitionUnavailableError when the engine cannot run; the signal's reason when aborted
   */
  read(picture: Blob, languages: readonly LocaleCode[], options?: ReadOptions): Promise<ReadPage>
}
