import type { ExportFile } from '#src/contract/runs.ts'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { fileSize } from '#src/lib/file-size.ts'
import type { ExportUnit } from './export-options.ts'

/**
 * Facts that distinguish files of the same name, in one line: `MP3 · 192 kbit/s · 3 parts · 1.2 MB · 21
 * November 2026, 14:05`.
 */
export function useExportFacts({ format, size, request, created_at }: ExportFile, unit: ExportUnit): string {
  const { t } = useTranslation('editor-modals')
  const { dateTime, number } = useFormat()
  const languageName = useLanguageName()
  const sizeText = (bytes: number) => {
    const { unit, size, digits } = fileSize(bytes)
    return t(`export.${unit}`, { size: number(size, digits) })
  }
  const part = unit === 'page' ? 'block' : unit
  const facts = [
    format.toUpperCase(),
    request?.language && languageName(request.language),
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
    created_at && dateTime(created_at),
  ]
  return facts.filter(Boolean).join(' · ')
}
