import { Mp4OutputFormat, type OutputFormat, WebMOutputFormat } from 'mediabunny'
import type { FilmFormat } from './burn-job.ts'

export const outputFormats: Readonly<Record<FilmFormat, () => OutputFormat>> = {
  mp4: () => new Mp4OutputFormat(),
  webm: () => new WebMOutputFormat(),
}
