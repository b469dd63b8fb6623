import { useTranslation } from '#src/i18n/use-translation.ts'
import { languageOfText } from '#src/rules/language-of-text.ts'
import type { TableRow } from '#src/rules/table-rows.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Select } from '#src/ui/select.tsx'
import type { Columns } from './columns.ts'

interface ColumnChoiceProps<Field extends string> {
  rows: readonly TableRow[]
  columns: Columns<Field>
  /** Names of the fields for the customer, in display order. */
  labels: ReadonlyArray<readonly [Field, string]>
  isDisabled: boolean
  onChange: (columns: Columns<Field>) => void
}

const NO_COLUMN = 'none'
const SHOWN_CHARACTERS = 40
const LETTERS = 26

/** Name of a column in spreadsheets: A, B, …, Z, AA. */
const letterOf = (place: number): string =>
  (place < LETTERS ? '' : letterOf(Math.floor(place / LETTERS) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (place % LETTERS))

/** Shows which column each field is read from, and lets the customer choose another one. */
export function ColumnChoice<Field extends string>(props: ColumnChoiceProps<Field>) {
  const { rows, columns, labels, isDisabled, onChange } = props
  const { t } = useTranslation('tables')
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const options = Array.from({ length: width }, (_, place) => {
    const sample = rows[0]?.[place]?.slice(0, SHOWN_CHARACTERS) ?? ''
    return {
      value: String(place),
      label: [letterOf(place), sample].filter(Boolean).join(' · '),
      lang: languageOfText(sample),
    }
  })
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        {labels.map(([field, label]) => (
          <Select
            key={field}
            label={label}
            value={String(columns.of[field] ?? NO_COLUMN)}
            options={[{ value: NO_COLUMN, label: t('noColumn') }, ...options]}
            isDisabled={isDisabled}
            onChange={(value) => {
              const of = { ...columns.of, [field]: value === NO_COLUMN ? undefined : Number(value) }
              onChange({ ...columns, of })
            }}
          />
        ))}
      </div>
      <Checkbox
        label={t('hasNames')}
        checked={columns.hasNames}
        disabled={isDisabled}
        onChange={({ target }) => onChange({ ...columns, hasNames: target.checked })}
      />
    </div>
  )
}
