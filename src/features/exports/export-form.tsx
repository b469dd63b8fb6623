import { useId } from 'react'
import type { Refusals } from '#src/api/api-error.ts'
import { type ShownRefusals, useRefusals } from '#src/api/use-refusals.ts'
import type { Format } from '#src/contract/catalog.ts'
import { FILE_NAME_MAX } from '#src/contract/limits.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { Select } from '#src/ui/select.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { parsePlaces } from './chosen-places.ts'
import { type ExportOptions, type ExportUnit, exampleName } from './export-options.ts'
import { ExportScope } from './export-scope.tsx'
import { TranscriptChoices } from './transcript-choices.tsx'

interface ExportFormProps {
  options: ExportOptions
  formats: readonly Format[]
  texts?: readonly string[] | undefined
  unit?: ExportUnit | undefined
  /** Number of blocks selected in the list, which replace typed numbers. */
  selected?: number | undefined
  /** Code of the file's language, if the project's files have several. */
  language?: string | undefined
  refusals: Refusals
  shownElsewhere?: readonly string[]
  onChange: (options: ExportOptions) => void
}

const sentNames = {
  fileName: 'file_name',
  isForShop: 'is_for_shop',
  hasSpeakers: 'has_speakers',
  hasTimestamps: 'has_timestamps',
  lineLength: 'line_length',
  lineCount: 'line_count',
  scope: 'block_ids',
  places: 'block_ids',
} as const

const isRenamed = (name: string): name is keyof typeof sentNames => name in sentNames

const LAYOUTS = ['single', 'per_block'] as const
const SUBTITLE_KINDS = ['none', 'srt', 'vtt'] as const

type ChoicesProps = Pick<ExportFormProps, 'options' | 'formats'> & {
  format: Format | undefined
  refusals: ShownRefusals
  onChange: (part: Partial<ExportOptions>) => void
}

function fieldsOf({ options, texts, selected }: ExportFormProps, format: Format | undefined) {
  const can = (option: string) => format?.options.includes(option) === true
  return {
    block_ids: selected !== undefined || (texts !== undefined && texts.length > 1),
    quality: format !== undefined && format.qualities.length > 0,
    layout: can('layout'),
    gap: can('gap') && options.layout === 'single',
    subtitles: can('subtitles'),
    is_for_shop: can('shop'),
    has_speakers: can('speakers'),
    has_timestamps: can('timestamps'),
    line_length: can('lines'),
    line_count: can('lines'),
    format: true,
    file_name: true,
  }
}
type Fields = ReturnType<typeof fieldsOf>

function FormatChoice({ options, formats, format, refusals, onChange }: ChoicesProps) {
  const { t } = useTranslation('editor-modals')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('export.format')}
        error={refusals.of('format')}
        value={options.format}
        options={formats.map(({ code, label }) => ({ value: code, label }))}
        onChange={(code) =>
          onChange({ format: code, quality: formats.find((one) => one.code === code)?.qualities.at(-1) })
        }
      />
      {format && format.qualities.length > 0 && (
        <Select
          label={t('export.quality')}
          error={refusals.of('quality')}
          value={options.quality}
          options={format.qualities.map((value) => ({ value, label: t('export.kbps', { value }) }))}
          onChange={(quality) => onChange({ quality })}
        />
      )}
    </div>
  )
}

type OptionsProps = Pick<ChoicesProps, 'options' | 'refusals' | 'onChange'> & {
  fields: Fields
  unit: ExportUnit
}

function OptionChoices({ options, fields, refusals, unit, onChange }: OptionsProps) {
  const { t } = useTranslation('editor-modals')
  const { number } = useFormat()
  const name = useId()
  return (
    <>
      {fields.layout && (
        <SegmentedControl
          label={t('export.layout')}
          error={refusals.of('layout')}
          name={`${name}-layout`}
          value={options.layout}
          options={LAYOUTS.map((value) => ({
            value,
            label: t(
              value === 'single'
                ? 'export.oneFile'
                : `export.parts.${unit === 'page' ? 'block' : unit}.perPart`,
            ),
          }))}
          onChange={(layout) => onChange({ layout })}
        />
      )}
      {fields.is_for_shop && (
        <Switch
          label={t('export.shop')}
          hint={t('export.shopHint')}
          error={refusals.of('is_for_shop')}
          checked={options.isForShop}
          onChange={(event) => onChange({ isForShop: event.target.checked })}
        />
      )}
      {fields.gap && (
        <Slider
          label={t('export.gap')}
          error={refusals.of('gap')}
          valueText={t('export.seconds', { seconds: number(options.gap, 1) })}
          value={options.gap}
          min={0}
          max={3}
          step={0.1}
          onChange={(gap) => onChange({ gap: Math.round(gap * 10) / 10 })}
        />
      )}
      {fields.subtitles && (
        <SegmentedControl
          label={t('export.subtitles')}
          error={refusals.of('subtitles')}
          name={`${name}-subtitles`}
          value={options.subtitles}
          options={SUBTITLE_KINDS.map((value) => ({ value, label: t(`export.subtitleKinds.${value}`) }))}
          onChange={(kind) => onChange({ subtitles: kind })}
        />
      )}
    </>
  )
}

export function ExportForm(props: ExportFormProps) {
  const { options, formats, texts = [], unit = 'block', language, shownElsewhere = [], onChange } = props
  const { t } = useTranslation('editor-modals')
  const format = formats.find(({ code }) => code === options.format)
  const refusals = useRefusals(props.refusals)
  const fields = fieldsOf(props, format)
  const [place = 1] = (options.scope === 'chosen' && parsePlaces(options.places, texts.length)) || []
  const first = unit === 'chapter' ? texts[place - 1] : undefined
  const shown = Object.entries(fields).flatMap(([name, isShown]) => (isShown ? name : []))
  const change = (part: Partial<ExportOptions>) => {
    refusals.mend(...Object.keys(part).map((name) => (isRenamed(name) ? sentNames[name] : name)))
    onChange({ ...options, ...part })
  }
  return (
    <div className="flex flex-col gap-4">
      {fields.block_ids && unit !== 'segment' && (
        <ExportScope
          {...{ options, texts, unit, selected: props.selected }}
          error={refusals.of('block_ids')}
          onChange={change}
        />
      )}
      <FormatChoice {...{ options, formats, format, refusals }} onChange={change} />
      <OptionChoices {...{ options, fields, refusals, unit }} onChange={change} />
      <TranscriptChoices {...{ options, fields, refusals }} onChange={change} />
      <TextField
        label={t('export.fileName')}
        error={refusals.of('file_name')}
        value={options.fileName}
        maxLength={FILE_NAME_MAX}
        hint={t('export.example', { name: exampleName(options, format, { part: first, language }) })}
        onChange={(event) => change({ fileName: event.target.value })}
      />
      <RefusalList refusals={refusals.beside([...shown, ...shownElsewhere])} />
    </div>
  )
}
