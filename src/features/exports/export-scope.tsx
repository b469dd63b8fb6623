import { useId } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cutTo } from '#src/rules/cut-to.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { parsePlaces } from './chosen-places.ts'
import type { ExportOptions, ExportUnit } from './export-options.ts'

const SHOWN_LENGTH = 60

interface ExportScopeProps {
  options: ExportOptions
  texts: readonly string[]
  /** Number of blocks selected in the list, which replace typed numbers. */
  selected?: number | undefined
  unit: Exclude<ExportUnit, 'segment'>
  error: string | undefined
  onChange: (part: Partial<ExportOptions>) => void
}

const excerptOf = (text = '') => (text.length > SHOWN_LENGTH ? `${cutTo(text, SHOWN_LENGTH)}…` : text)

function ChosenPlaces({ options, texts, unit, error, onChange }: ExportScopeProps) {
  const { t } = useTranslation('editor-modals')
  const places = parsePlaces(options.places, texts.length)
  const ends = places && [...new Set([places.at(0), places.at(-1)])]
  return (
    <>
      <TextField
        label={t(`export.parts.${unit}.places`)}
        hint={t('export.placesHint')}
        value={options.places}
        inputMode="text"
        autoComplete="off"
        error={places ? error : t(`export.parts.${unit}.placesError`, { count: texts.length })}
        onChange={(event) => onChange({ places: event.target.value })}
      />
      {places && (
        <div className="text-13 text-muted">
          <p role="status">{t(`export.parts.${unit}.placesFound`, { count: places.length })}</p>
          <ul>
            {ends?.map((place = 1) => (
              <li key={place} {...inOwnLanguage(texts[place - 1] ?? '')} className="truncate">
                {`${place}. ${excerptOf(texts[place - 1])}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

export function ExportScope(props: ExportScopeProps) {
  const { options, selected, unit, error, onChange } = props
  const { t } = useTranslation('editor-modals')
  const name = useId()
  const isSelection = selected !== undefined
  const chosen = isSelection ? t('export.selected', { count: selected }) : t(`export.parts.${unit}.chosen`)
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        label={t('export.scope')}
        name={`${name}-scope`}
        value={options.scope}
        options={(['all', 'chosen'] as const).map((value) => ({
          value,
          label: value === 'all' ? t('export.wholeProject') : chosen,
        }))}
        error={options.scope === 'all' || isSelection ? error : undefined}
        onChange={(scope) => onChange({ scope })}
      />
      {options.scope === 'chosen' && !isSelection && <ChosenPlaces {...props} />}
    </div>
  )
}
