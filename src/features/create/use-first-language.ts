import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DefaultValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'

/** Language of a form that has none yet. A form that is closed before the languages are loaded keeps it. */
export const NO_LANGUAGE = 0

/**
 * Chooses the page's language once the languages are loaded, unless the customer chose one. It becomes a
 * default value of the form, so it does not count as a change.
 */
export function useFirstLanguage<Fields extends { language: number }>(form: UseFormReturn<Fields>) {
  const locale = useLocale()
  const { data: languages, isPending } = useQuery(catalogQueries.languages())
  const chosen: number = form.watch('language' as Path<Fields>)
  const own = languages?.find(({ code }) => code === locale)?.id
  const { defaultValues } = form.formState
  useEffect(() => {
    if (chosen !== NO_LANGUAGE || own === undefined) return
    form.reset({ ...defaultValues, language: own } as DefaultValues<Fields>, { keepDirtyValues: true })
    // A restored draft without a language counts as changed, so the reset leaves it as it is.
    form.setValue('language' as Path<Fields>, own as PathValue<Fields, Path<Fields>>)
  }, [form, defaultValues, chosen, own])
  return { isKnown: !isPending }
}
