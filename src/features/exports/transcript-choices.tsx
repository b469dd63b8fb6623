import { useId } from 'react'
import type { ShownRefusals } from '#src/api/use-refusals.ts'
import { CAPTION_LINE_MAX, CAPTION_LINE_MIN, CAPTION_LINES_MAX } from '#src/contract/limits.ts'
import type { TranscriptLayout } from '#src/contract/runs.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type ExportOptions, readLineLength } from './export-options.ts'

interface TranscriptChoicesProps {
  options: ExportOptions
  fields: Readonly<Record<keyof TranscriptLayout, boolean>>
  refusals: ShownRefusals
  onChange: (part: Partial<ExportOptions>) => void
}

const lineCounts = Array.from({ length: CAPTION_LINES_MAX }, (_, index) => String(index + 1))

function LineChoices({ options, refusals, onChange }: Omit<TranscriptChoicesProps, 'fields'>) {
  const { t } = useTranslation('editor-modals')
  const name = useId()
  const limits = { least: CAPTION_LINE_MIN, most: CAPTION_LINE_MAX }
  const isWrong = readLineLength(options.lineLength) === undefined
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={t('export.lineLength')}
        hint={t('export.lineLengthHint')}
        error={isWrong ? t('export.lineLengthError', limits) : refusals.of('line_length')}
        value={options.lineLength}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => onChange({ lineLength: event.target.value })}
      />
      <SegmentedControl
        label={t('export.lineCount')}
        error={refusals.of('line_count')}
        name={name}
        value={String(options.lineCount)}
        options={lineCounts.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ lineCount: Number(value) })}
      />
    </div>
  )
}

export function TranscriptChoices({ fields, ...props }: TranscriptChoicesProps) {
  const { t } = useTranslation('editor-modals')
  const { options, refusals, onChange } = props
  return (
    <>
      {fields.has_speakers && (
        <Switch
          label={t('export.speakers')}
          error={refusals.of('has_speakers')}
          checked={options.hasSpeakers}
          onChange={(event) => onChange({ hasSpeakers: event.target.checked })}
        />
      )}
      {fields.has_timestamps && (
        <Switch
          label={t('export.timestamps')}
          error={refusals.of('has_timestamps')}
          checked={options.hasTimestamps}
          onChange={(event) => onChange({ hasTimestamps: event.target.checked })}
        />
      )}
      {fields.line_length && <LineChoices {...props} />}
    </>
  )
}
