import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { FieldError } from '#src/ui/field-error.tsx'

interface LanguagesFieldProps {
  languages: readonly number[]
  error?: string | undefined
  onChange: (languages: number[]) => void
}

export function LanguagesField({ languages, error, onChange }: LanguagesFieldProps) {
  const { t } = useTranslation('detect-text-form')
  const id = useId()
  const { data: known = [] } = useQuery(catalogQueries.languages())
  const readable = known.filter(({ services }) => services.includes('detect-text'))
  return (
    <fieldset
      aria-labelledby={`${id}-name`}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
      className="flex min-w-0 flex-col gap-2"
    >
      <div id={`${id}-name`} className="-mb-1 font-strong">
        {t('languages.label')}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {readable.map((language) => (
          <Checkbox
            key={language.id}
            label={language.name}
            checked={languages.includes(language.id)}
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? [...languages, language.id]
                  : languages.filter((other) => other !== language.id),
              )
            }
          />
        ))}
      </div>
      <p id={`${id}-hint`} className="text-13 text-muted">
        {t('languages.hint')}
      </p>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
