import type { Caption } from '../dub/write-captions.ts'

export type FilmFormat = 'mp4' | 'webm'

export const isFilmFormat = (format: string): format is FilmFormat => format === 'mp4' || format === 'webm'

export interface BurnJob {
  readonly film: Blob
  readonly format: FilmFormat
  /** Subtitles in order, which do not overlap. */
  readonly cues: readonly Caption[]
}

/** The browser cannot decode the picture, or has no encoder for it. */
export type BurnProblem = 'codec' | 'unreadable'

export type BurnMessage =
  | { readonly progress: number }
  | { readonly film: Blob }
  | { readonly problem: BurnProblem }
