import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import type { useCreateForm } from '#src/features/create/use-create-form.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { useCarriedFiles } from '#src/routing/carried-files.ts'
import { languageOfText } from '#src/rules/language-of-text.ts'
import type { ReaderForm } from '../form/reader-form-schema.ts'

/**
 * The text of another project that was carried to this form, which becomes the article of the preview. The site is
 * taken to be in its language.
 */
export function useCarriedArticle({ form }: ReturnType<typeof useCreateForm<ReaderForm, unknown>>) {
  const { t } = useTranslation('website-reader')
  const [file] = useCarriedFiles()
  const { data: languages } = useQuery(catalogQueries.languages())
  const [text, setText] = useState<string>()
  useEffect(() => void file?.text().then(setText), [file])
  const code = text && languageOfText(text)
  const language = languages?.find((each) => each.code === code)?.id
  useEffect(() => {
    if (language !== undefined) form.setValue('language', language)
  }, [form, language])
  if (!file || text === undefined) return undefined
  return {
    title: file.name.replace(/\.txt$/u, ''),
    async put(project: ProjectSummary) {
      try {
        const { putArticle } = await import('./put-article.ts')
        await putArticle(project, text)
      } catch {
        notifications.toast(t('articles.notPut'), 'error')
      }
    },
  }
}
