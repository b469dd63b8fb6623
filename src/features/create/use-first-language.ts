import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { DefaultValues, Path, UseFormReturn } from 'react-hook-form'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLocale } from '#src/i18n/use-locale.ts'

/** The language of a form that has none yet. A form that is closed before the languages are there keeps it. */
export const NO_LANGUAGE = 0

/**
 * Chooses the language of the page as soon as the languages are known, unless the customer chose one. It becomes a
 * default value of the form: what is chosen for the customer is no change of the customer's.
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
  }, [form, defaultValues, chosen, own])
  return { isKnown: !isPending }
}
