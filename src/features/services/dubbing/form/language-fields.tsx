import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { MAX_TARGETS } from '#src/contract/form-choices.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Select } from '#src/ui/select.tsx'

const AUTO = 'auto'

interface SourceLanguageProps {
  value: number | null
  error?: string | undefined
  isDisabled?: boolean
  onChange: (language: number | null) => void
}

export function SourceLanguage({ value, error, isDisabled = false, onChange }: SourceLanguageProps) {
  const { t } = useTranslation('dubbing-form')
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const spoken = languages
    .filter(({ is_source }) => is_source)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Select
      label={t('form.sourceLanguage')}
      error={error}
      value={value === null ? AUTO : String(value)}
      options={[{ value: AUTO, label: t('form.auto') }, ...spoken]}
      isDisabled={isDisabled}
      onChange={(chosen) => onChange(chosen === AUTO ? null : Number(chosen))}
    />
  )
}

interface TargetLanguagesProps {
  value: readonly number[]
  /** Not selectable, because the recording is in it. */
  source: number | null
  /** Not removable, because they are finished. */
  finished?: readonly number[]
  error?: string | undefined
  isDisabled?: boolean
  onChange: (languages: number[]) => void
}

export function TargetLanguages(props: TargetLanguagesProps) {
  const { value, source, finished = [], error, isDisabled = false, onChange } = props
  const { t } = useTranslation('dubbing-form')
  const { data: languages = [] } = useQuery(catalogQueries.languages())
  const targets = languages.filter(({ id, is_target }) => is_target && id !== source)
  const isFull = value.length >= MAX_TARGETS
  const nameId = useId()
  const noteId = useId()
  return (
    <fieldset aria-labelledby={nameId} aria-describedby={noteId} className="flex flex-col gap-2">
      <div id={nameId} className="text-14 font-strong">
        {t('form.targets')}
      </div>
      {targets.map(({ id, name }) => {
        const isChosen = value.includes(id)
        const others = value.filter((one) => one !== id && one !== source)
        return (
          <Checkbox
            key={id}
            label={name}
            checked={isChosen}
            disabled={isDisabled || finished.includes(id) || (isFull && !isChosen)}
            onChange={() => onChange(isChosen ? others : [...others, id])}
          />
        )
      })}
      {!error && (
        <p id={noteId} className="text-13 text-muted">
          {t('form.targetsHint', { count: MAX_TARGETS })}
        </p>
      )}
      <FieldError id={noteId}>{error}</FieldError>
    </fieldset>
  )
}
