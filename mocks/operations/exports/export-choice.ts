import type { FormatRow } from '#mocks/kernel/rows/catalog-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { ExportRow } from '#mocks/kernel/rows/run-rows.ts'
import type { ExportChoice, TranscriptLayout } from '#src/contract/runs.ts'

const allOptions: FormatRow['options'] = ['speakers', 'timestamps', 'lines']

/** The transcript layout options that the format supports. */
export function layoutOf(request: TranscriptLayout, options = allOptions): TranscriptLayout {
  const { has_speakers, has_timestamps, line_length, line_count } = request
  const hasLines = options.includes('lines')
  return {
    ...(has_speakers !== undefined && options.includes('speakers') && { has_speakers }),
    ...(has_timestamps !== undefined && options.includes('timestamps') && { has_timestamps }),
    ...(line_length !== undefined && hasLines && { line_length }),
    ...(line_count !== undefined && hasLines && { line_count }),
  }
}

export function choiceOf(row: ExportRow): ExportChoice {
  const { format, quality, layout, gap, subtitles, is_for_shop } = row
  return {
    format,
    layout,
    gap,
    ...(quality !== null && { quality }),
    ...(subtitles !== null && { subtitles }),
    ...(is_for_shop && { is_for_shop }),
    ...layoutOf(row),
  }
}

/** Initial choice for the project's next export; options that this format lacks keep their earlier values. */
export const lastChoice = ({ last_export }: ProjectRow, row: ExportRow): ExportChoice => ({
  ...(last_export && layoutOf(last_export)),
  ...choiceOf(row),
})
