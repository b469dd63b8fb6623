import { X } from 'lucide-react'
import { useLanguageName } from '#src/features/catalog/use-language-name.ts'
import { useTextLanguage } from '#src/features/editor/editor-context.ts'
import { EntryList, useEntries } from '#src/features/workspace/entry-list.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { alignedWithControl } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { TERM_MAX, TERMS_MAX, type Term } from '../dub/glossary.ts'
import { useGlossary } from '../dub/use-glossary.ts'

const noTerm: Term = { term: '', isKept: false, fixed: {}, instead: {} }

const isComplete = ({ term, isKept, fixed }: Term) =>
  term.trim() !== '' && (isKept || Object.values(fixed).some((text) => text.trim() !== ''))

interface TermRowProps {
  value: Term
  /** Id of the language that is shown. */
  language: string
  onEdit: (part: Partial<Term>) => void
  onRemove: () => void
}

function TermRow({ value, language, onEdit, onRemove }: TermRowProps) {
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
            value={value.term}
            lang={languageOf()}
            onChange={(event) => onEdit({ term: event.target.value })}
          />
          {!value.isKept && (
            <TextField
              {...field}
              label={t('glossary.fixed', { language: name })}
              value={value.fixed[language] ?? ''}
              lang={languageOf(language)}
              onChange={(event) => onEdit({ fixed: { ...value.fixed, [language]: event.target.value } })}
            />
          )}
          <TextField
            {...field}
            label={t('glossary.instead')}
            hint={t('glossary.insteadHint')}
            value={value.instead[language] ?? ''}
            lang={languageOf(language)}
            onChange={(event) => onEdit({ instead: { ...value.instead, [language]: event.target.value } })}
          />
        </div>
        <span className={alignedWithControl}>
          <IconButton
            label={value.term === '' ? t('glossary.removeNew') : t('glossary.remove', { term: value.term })}
            icon={<X size={16} aria-hidden />}
            onClick={onRemove}
          />
        </span>
      </div>
      <Checkbox
        label={t('glossary.keep')}
        checked={value.isKept}
        onChange={(event) => onEdit({ isKept: event.target.checked })}
      />
    </li>
  )
}

/** The terms of a project with their translations in one language of the dub. */
export function TermList({ language }: { language: string }) {
  const { t } = useTranslation('dubbing-tools')
  const { terms, keep } = useGlossary()
  const { rows, add, edit, remove } = useEntries({ known: terms, empty: noTerm, isComplete, onChange: keep })
  return (
    <div className="flex flex-col gap-3">
      {rows.length === 0 && <p className="text-muted">{t('glossary.empty')}</p>}
      <EntryList rows={rows} max={TERMS_MAX} addLabel={t('glossary.add')} onAdd={add}>
        {({ key, value }) => (
          <TermRow
            key={key}
            value={value}
            language={language}
            onEdit={(part) => edit(key, part)}
            onRemove={() => remove(key)}
          />
        )}
      </EntryList>
    </div>
  )
}
