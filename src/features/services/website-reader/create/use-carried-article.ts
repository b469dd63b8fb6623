import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LocaleCode } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import type { useCreateForm } from '#src/features/create/use-create-form.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { useCarriedContent } from '#src/routing/carried-content.ts'
import type { ReaderForm } from '../form/reader-form-schema.ts'

async function readText(file: File) {
  const [text, { languageOfText }] = await Promise.all([
    file.text(),
    import('#src/rules/language-of-text.ts'),
  ])
  return { text, code: languageOfText(text) }
}

/**
 * The text of another project that was carried to this form, which becomes the article of the preview. The site is
 * taken to be in its language.
 */
export function useCarriedArticle({ form }: ReturnType<typeof useCreateForm<ReaderForm, unknown>>) {
  const { t } = useTranslation('website-reader-form')
  const [file] = useCarriedContent()?.files ?? []
  const { data: languages } = useQuery(catalogQueries.languages())
  const [read, setRead] = useState<{ readonly text: string; readonly code: LocaleCode | undefined }>()
  useEffect(() => {
    if (file) void readText(file).then(setRead)
  }, [file])
  const language = languages?.find(({ code }) => code === read?.code)?.id
  useEffect(() => {
    if (language !== undefined) form.setValue('language', language)
  }, [form, language])
  if (!file || !read) return undefined
  return {
    title: file.name.replace(/\.txt$/u, ''),
    code: read.code,
    async put(project: ProjectSummary) {
      try {
        const { putArticle } = await import('./put-article.ts')
        await putArticle(project, read.text)
      } catch {
        notifications.toast(t('articles.notPut'), 'error')
      }
    },
  }
}
