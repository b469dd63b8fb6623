import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '#src/contract/catalog.ts'
import { FILE_NAME_MAX } from '#src/contract/limits.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { type ExportOptions, exampleName } from './export-options.ts'
import { ExportScope } from './export-scope.tsx'

interface ExportFormProps {
  options: ExportOptions
  formats: readonly Format[]
  /** Texts of the blocks, where the customer may choose among them. */
  texts?: readonly string[]
  /** The whole is one file, whatever the format could do. */
  isOneFile?: boolean
  onChange: (options: ExportOptions) => void
}

const layouts = ['single', 'per_block'] as const
const subtitles = ['none', 'srt', 'vtt'] as const

type ChoicesProps = Pick<ExportFormProps, 'options' | 'formats'> & {
  format: Format | undefined
  onChange: (part: Partial<ExportOptions>) => void
}

function FormatChoice({ options, formats, format, onChange }: ChoicesProps) {
  const { t } = useTranslation('editor')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('export.format')}
        value={options.format}
        options={formats.map(({ code, label }) => ({ value: code, label }))}
        onChange={(code) =>
          onChange({ format: code, quality: formats.find((one) => one.code === code)?.qualities.at(-1) })
        }
      />
      {format && format.qualities.length > 0 && (
        <Select
          label={t('export.quality')}
          value={options.quality}
          options={format.qualities.map((value) => ({ value, label: t('export.kbps', { value }) }))}
          onChange={(quality) => onChange({ quality })}
        />
      )}
    </div>
  )
}

function OptionChoices({
  options,
  format,
  isOneFile,
  onChange,
}: Omit<ChoicesProps, 'formats'> & { isOneFile: boolean }) {
  const { t } = useTranslation('editor')
  const { number } = useFormat()
  const name = useId()
  const can = (option: string) => format?.options.includes(option) === true
  return (
    <>
      {!isOneFile && can('layout') && (
        <SegmentedControl
          label={t('export.layout')}
          name={`${name}-layout`}
          value={options.layout}
          options={layouts.map((value) => ({ value, label: t(`export.layouts.${value}`) }))}
          onChange={(layout) => onChange({ layout })}
        />
      )}
      {can('gap') && (isOneFile || options.layout === 'single') && (
        <Slider
          label={t('export.gap')}
          valueText={t('export.seconds', { seconds: number(options.gap, 1) })}
          value={options.gap}
          min={0}
          max={3}
          step={0.1}
          onChange={(gap) => onChange({ gap: Math.round(gap * 10) / 10 })}
        />
      )}
      {can('subtitles') && (
        <SegmentedControl
          label={t('export.subtitles')}
          name={`${name}-subtitles`}
          value={options.subtitles}
          options={subtitles.map((value) => ({ value, label: t(`export.subtitleKinds.${value}`) }))}
          onChange={(kind) => onChange({ subtitles: kind })}
        />
      )}
    </>
  )
}

export function ExportForm({ options, formats, texts, isOneFile = false, onChange }: ExportFormProps) {
  const { t } = useTranslation('editor')
  const format = formats.find(({ code }) => code === options.format)
  const change = (part: Partial<ExportOptions>) => onChange({ ...options, ...part })
  const choices = { options, format, onChange: change }
  return (
    <div className="flex flex-col gap-4">
      {texts && texts.length > 1 && <ExportScope options={options} texts={texts} onChange={change} />}
      <FormatChoice formats={formats} {...choices} />
      <OptionChoices isOneFile={isOneFile} {...choices} />
      <TextField
        label={t('export.fileName')}
        value={options.fileName}
        maxLength={FILE_NAME_MAX}
        hint={t('export.example', { name: exampleName(options, format) })}
        onChange={(event) => change({ fileName: event.target.value })}
      />
    </div>
  )
}
