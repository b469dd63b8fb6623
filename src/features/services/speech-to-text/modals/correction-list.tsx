import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { wordModes } from '#src/features/corrections/correction-record.ts'
import {
  CORRECTION_MAX,
  CORRECTIONS_MAX,
  type Correction,
  useCorrections,
} from '#src/features/corrections/corrections.ts'
import { useTextLanguage } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { newId } from '#src/rules/new-id.ts'
import { addWithFocus } from '#src/ui/add-with-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Select } from '#src/ui/select.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'

interface Row extends Correction {
  readonly key: string
}

const rowOf = (correction: Correction): Row => ({ ...correction, key: newId() })

const completeOf = (rows: readonly Row[]): Correction[] =>
  rows.flatMap(({ key: _, ...row }) => (row.from.trim() === '' || row.to.trim() === '' ? [] : row))

/** Rows of the list; one is saved once both sides are filled in. */
function useRows() {
  const { list, replaceAll } = useCorrections()
  const [rows, setRows] = useState<readonly Row[]>(() => list.map(rowOf))
  function change(next: readonly Row[]) {
    setRows(next)
    replaceAll(completeOf(next))
  }
  return {
    rows,
    add: () => setRows([...rows, rowOf({ from: '', to: '', matchCase: false, words: 'word' })]),
    edit: (key: string, part: Partial<Correction>) =>
      change(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: string) => change(rows.filter((row) => row.key !== key)),
    clear: () => change([]),
  }
}

interface CorrectionRowProps {
  row: Row
  onEdit: (part: Partial<Correction>) => void
  onRemove: () => void
}

function CorrectionRow({ row, onEdit, onRemove }: CorrectionRowProps) {
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
              value={row[side]}
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
            label={row.from === '' ? t('removeNew') : t('remove', { from: row.from })}
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
            value={row.words}
            options={wordModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
            onChange={(words) => onEdit({ words })}
          />
        </div>
        <Checkbox
          label={t('matchCase')}
          checked={row.matchCase}
          onChange={(event) => onEdit({ matchCase: event.target.checked })}
        />
      </div>
    </li>
  )
}

/** The customer's list of corrections, to change and to empty. */
export function CorrectionList() {
  const { t } = useTranslation('speech-to-text-corrections')
  const { rows, add, edit, remove, clear } = useRows()
  const list = useRef<HTMLUListElement>(null)
  useRemovalFocus(
    list,
    rows.map(({ key }) => key),
  )
  return (
    <div className="flex flex-col gap-3">
      {rows.length === 0 && <p className="text-muted">{t('empty')}</p>}
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-3">
        {rows.map((row) => (
          <CorrectionRow
            key={row.key}
            row={row}
            onEdit={(part) => edit(row.key, part)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ul>
      <div className="-mx-3 flex flex-wrap justify-between pb-2">
        <Button
          variant="quiet"
          icon={<Plus size={16} aria-hidden />}
          disabled={rows.length >= CORRECTIONS_MAX}
          onClick={() => addWithFocus(list, add)}
        >
          {t('add')}
        </Button>
        {rows.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  )
}
