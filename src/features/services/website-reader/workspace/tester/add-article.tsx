import { AudioLines } from 'lucide-react'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { newId } from '#src/rules/new-id.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { addedBlocks, MAX_PARAGRAPHS, withArticles } from '../preview/added-articles.ts'
import { saveAddresses } from '../preview/article-addresses.ts'
import { useSaveArticles } from '../preview/article-mutations.ts'
import type { ArticleReading } from './read-article.ts'

interface TakeArticleProps {
  project: Project
  reading: ArticleReading
  /** Address of the page that it was fetched from. */
  address: string | undefined
  onTaken: () => void
}

const LOCKED_STATUSES: readonly unknown[] = [projectStatuses.IN_PROGRESS, projectStatuses.REJECTED]

export function AddArticle({ project, reading: { paragraphs }, address, onTaken }: TakeArticleProps) {
  const { t } = useTranslation('website-reader-lazy')
  const save = useSaveArticles(project)
  if (paragraphs.length === 0 || LOCKED_STATUSES.includes(project.status)) return null
  if (paragraphs.length > MAX_PARAGRAPHS) {
    return <Notice>{t('articles.tooLong', { limit: MAX_PARAGRAPHS })}</Notice>
  }
  const texts = paragraphs.map(({ text }) => text)
  function take() {
    const key = newId()
    save.mutate(withArticles(project.body.blocks, new Map([[key, addedBlocks(key, texts)]])), {
      onSuccess() {
        if (address) saveAddresses(project.id, { [key]: address })
        onTaken()
      },
    })
  }
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        variant="primary"
        icon={<AudioLines size={16} aria-hidden />}
        isPending={save.isPending}
        pendingLabel={t('articles.taking')}
        onClick={take}
      >
        {t('articles.take')}
      </Button>
      <p className="text-13 text-muted">{t('articles.takeHint')}</p>
    </div>
  )
}
