import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useTextLanguage } from '#src/features/editor/editor-context.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { newId } from '#src/rules/new-id.ts'
import { addWithFocus } from '#src/ui/add-with-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { useRemovalFocus } from '#src/ui/use-removal-focus.ts'
import { TERM_MAX, TERMS_MAX, type Term } from '../dub/glossary.ts'
import { useGlossary } from '../dub/use-glossary.ts'

interface Row extends Term {
  readonly key: string
}

const isComplete = ({ term, isKept, fixed }: Term) =>
  term.trim() !== '' && (isKept || Object.values(fixed).some((text) => text.trim() !== ''))

const completeOf = (rows: readonly Row[]): Term[] =>
  rows.flatMap(({ key: _, ...term }) => (isComplete(term) ? term : []))

/** Rows of the list; one is saved once it has a term and what becomes of it. */
function useRows() {
  const { terms, keep } = useGlossary()
  const [rows, setRows] = useState<readonly Row[]>(() => terms.map((term) => ({ ...term, key: newId() })))
  function change(next: readonly Row[]) {
    setRows(next)
    keep(completeOf(next))
  }
  return {
    rows,
    add: () => setRows([...rows, { key: newId(), term: '', isKept: false, fixed: {}, instead: {} }]),
    edit: (key: string, part: Partial<Term>) =>
      change(rows.map((row) => (row.key === key ? { ...row, ...part } : row))),
    remove: (key: string) => change(rows.filter((row) => row.key !== key)),
  }
}

interface TermRowProps {
  row: Row
  /** Id of the language that is shown. */
  language: string
  onEdit: (part: Partial<Term>) => void
  onRemove: () => void
}

function TermRow({ row, language, onEdit, onRemove }: TermRowProps) {
  const { t } = useTranslation('dubbing-tools')
  const languageOf = useTextLanguage()
  const name = useLanguageName()(Number(language)) ?? ''
  const field = { maxLength: TERM_MAX, dir: 'auto', autoComplete: 'off' } as const
  return (
    <li className="flex flex-col gap-2 border-b border-line pb-3">
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
          <TextField
            {...field}
            label={t('glossary.term')}
            value={row.term}
            lang={languageOf()}
            onChange={(event) => onEdit({ term: event.target.value })}
          />
          {!row.isKept && (
            <TextField
              {...field}
              label={t('glossary.fixed', { language: name })}
              value={row.fixed[language] ?? ''}
              lang={languageOf(language)}
              onChange={(event) => onEdit({ fixed: { ...row.fixed, [language]: event.target.value } })}
            />
          )}
          <TextField
            {...field}
            label={t('glossary.instead')}
            hint={t('glossary.insteadHint')}
            value={row.instead[language] ?? ''}
            lang={languageOf(language)}
            onChange={(event) => onEdit({ instead: { ...row.instead, [language]: event.target.value } })}
          />
        </div>
        <span className={alignedWithControl}>
          <IconButton
            label={row.term === '' ? t('glossary.removeNew') : t('glossary.remove', { term: row.term })}
            icon={<X size={16} aria-hidden />}
            onClick={onRemove}
          />
        </span>
      </div>
      <Checkbox
        label={t('glossary.keep')}
        checked={row.isKept}
        onChange={(event) => onEdit({ isKept: event.target.checked })}
      />
    </li>
  )
}

/** The terms of a project with their translations in one language of the dub. */
export function TermList({ language }: { language: string }) {
  const { t } = useTranslation('dubbing-tools')
  const { rows, add, edit, remove } = useRows()
  const list = useRef<HTMLUListElement>(null)
  useRemovalFocus(
    list,
    rows.map(({ key }) => key),
  )
  return (
    <div className="flex flex-col gap-3">
      {rows.length === 0 && <p className="text-muted">{t('glossary.empty')}</p>}
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-3">
        {rows.map((row) => (
          <TermRow
            key={row.key}
            row={row}
            language={language}
            onEdit={(part) => edit(row.key, part)}
            onRemove={() => remove(row.key)}
          />
        ))}
      </ul>
      <div className="-mx-3 pb-2">
        <Button
          variant="quiet"
          icon={<Plus size={16} aria-hidden />}
          disabled={rows.length >= TERMS_MAX}
          onClick={() => addWithFocus(list, add)}
        >
          {t('glossary.add')}
        </Button>
      </div>
    </div>
  )
}
