import { Controller, type UseFormReturn } from 'react-hook-form'
import { LanguageSelect } from '#src/features/catalog/language-select.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { CloneForm } from './clone-schema.ts'
import { useSampleProblem } from './use-sample-problem.ts'

export function LanguageField({ form }: { form: UseFormReturn<CloneForm> }) {
  const { t } = useTranslation('cloning-form')
  const problem = useSampleProblem()
  return (
    <Controller
      control={form.control}
      name="language"
      render={({ field, fieldState }) => (
        <LanguageSelect
          {...field}
          slug="cloning"
          label={t('form.language')}
          error={problem(fieldState.error)}
        />
      )}
    />
  )
}
