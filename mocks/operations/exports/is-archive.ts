import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'

export type Subtitles = 'srt' | 'vtt'

export const isSubtitles = (format: string): format is Subtitles => format === 'srt' || format === 'vtt'

/** Whether an export has several files. */
export const isArchive = ({
  layout,
  subtitles: beside,
  format,
}: Pick<ExportRow, 'layout' | 'subtitles' | 'format'>) =>
  layout === 'per_block' || (beside !== null && !isSubtitles(format))
