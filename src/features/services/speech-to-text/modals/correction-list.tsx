import { X } from 'lucide-react'
import { wordModes } from '#src/features/corrections/correction-record.ts'
import {
  CORRECTION_MAX,
  CORRECTIONS_MAX,
  type Correction,
  useCorrections,
} from '#src/features/corrections/corrections.ts'
import { useTextLanguage } from '#src/features/editor/editor-context.ts'
import { EntryList, useEntries } from '#src/features/workspace/entry-list.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'

const noCorrection: Correction = { from: '', to: '', matchCase: false, words: 'word' }

const isComplete = ({ from, to }: Correction) => from.trim() !== '' && to.trim() !== ''

interface CorrectionRowProps {
  value: Correction
  onEdit: (part: Partial<Correction>) => void
  onRemove: () => void
}

function CorrectionRow({ value, onEdit, onRemove }: CorrectionRowProps) {
  const { t } = useTranslation('speech-to-text-corrections')
  const languageOf = useTextLanguage()
  return (
    <li className="flex flex-col gap-2 border-b border-line pb-3">
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
          {(['from', 'to'] as const).map((side) => (
            <TextField
              key={side}
              label={t(side)}
              value={value[side]}
              maxLength={CORRECTION_MAX}
              dir="auto"
              lang={languageOf()}
              autoComplete="off"
              onChange={(event) => onEdit({ [side]: event.target.value })}
            />
          ))}
        </div>
        <span className={alignedWithControl}>
          <IconButton
            label={value.from === '' ? t('removeNew') : t('remove', { from: value.from })}
            icon={<X size={16} aria-hidden />}
            onClick={onRemove}
          />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="w-full sm:w-64">
          <Select
            label={t('words')}
            isLabelHidden
            size="small"
            value={value.words}
            options={wordModes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
            onChange={(words) => onEdit({ words })}
          />
        </div>
        <Checkbox
          label={t('matchCase')}
          checked={value.matchCase}
          onChange={(event) => onEdit({ matchCase: event.target.checked })}
        />
      </div>
    </li>
  )
}

/** The customer's list of corrections, to change and to empty. */
export function CorrectionList() {
  const { t } = useTranslation('speech-to-text-corrections')
  const { list, replaceAll } = useCorrections()
  const entries = useEntries({ known: list, empty: noCorrection, isComplete, onChange: replaceAll })
  const { rows, add, edit, remove, clear } = entries
  const clearButton = (
    <Button variant="quiet" onClick={clear}>
      {t('clear')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3">
      {rows.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <EntryList
        rows={rows}
        max={CORRECTIONS_MAX}
        addLabel={t('add')}
        onAdd={add}
        aside={rows.length > 0 && clearButton}
      >
        {({ key, value }) => (
          <CorrectionRow
            key={key}
            value={value}
            onEdit={(part) => edit(key, part)}
            onRemove={() => remove(key)}
          />
        )}
      </EntryList>
    </div>
  )
}
