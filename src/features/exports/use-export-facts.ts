import { useTranslation } from 'react-i18next'
import type { ExportFile } from '#src/contract/runs.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import type { ExportUnit } from './export-options.ts'

const BYTES_PER_KB = 1_024

/** What tells a file from others of its name, in one line: `MP3 · 192 kbit/s · 3 parts · 1.2 MB · 21 November 2026, 14:05`. */
export function useExportFacts({ format, size, request, created_at }: ExportFile, unit: ExportUnit): string {
  const { t } = useTranslation('editor-modals')
  const { dateTime, number } = useFormat()
  const sizeText = (bytes: number) =>
    bytes < MEGABYTE / 10
      ? t('export.kilobytes', { size: number(Math.max(1, Math.round(bytes / BYTES_PER_KB))) })
      : t('export.megabytes', { size: number(bytes / MEGABYTE, 1) })
  const part = unit === 'page' ? 'block' : unit
  const facts = [
    format.toUpperCase(),
    request?.quality && t('export.kbps', { value: request.quality }),
    request?.subtitles && `+ ${request.subtitles.toUpperCase()}`,
    request?.layout === 'per_block' && t(`export.parts.${part}.perPart`),
    request?.has_speakers === false && t('export.withoutSpeakers'),
    request?.has_timestamps === false && t('export.withoutTimestamps'),
    request?.line_length && t('export.lines', { count: request.line_length, lines: request.line_count }),
    request?.block_ids &&
      (unit === 'chapter'
        ? t('export.parts.chapter.chosen')
        : t('export.partCount', { count: request.block_ids.length })),
    size && sizeText(size),
    dateTime(created_at),
  ]
  return facts.filter(Boolean).join(' · ')
}
