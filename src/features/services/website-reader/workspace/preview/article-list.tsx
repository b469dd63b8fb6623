import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { TimeLabel } from '#src/audio/time-label.tsx'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LazyConfirmModal } from '#src/ui/lazy-modal.tsx'
import { useSaveArticles } from './article-mutations.ts'
import { type Article, withoutArticle } from './articles.ts'
import { needsReading } from './use-reader-run.ts'

interface ArticleListProps {
  project: Project
  articles: readonly Article[]
  shown: string | undefined
  onShow: (key: string) => void
}

/** Seconds of an article; 0 if the server does not tell those of all its blocks. */
function lengthOf({ blocks }: Article): number {
  const seconds = blocks.map(({ generated }) => generated.duration ?? 0)
  return seconds.includes(0) ? 0 : seconds.reduce((sum, each) => sum + each, 0)
}

function ArticleLength({ article }: { article: Article }) {
  const { t } = useTranslation('website-reader')
  const seconds = lengthOf(article)
  if (article.blocks.some(needsReading)) {
    return <span className="text-13 text-warn">{t('articles.unread')}</span>
  }
  return seconds > 0 && <TimeLabel seconds={seconds} className="text-13 text-muted" />
}

interface RemovalProps {
  project: Project
  article: Article
  onClose: () => void
}

function Removal({ project, article, onClose }: RemovalProps) {
  const { t } = useTranslation(['website-reader', 'common'])
  const save = useSaveArticles(project)
  const returnFocusTo = useRef<HTMLElement>(null)
  return (
    <LazyConfirmModal
      isOpen
      isDestructive
      title={t('articles.removeTitle')}
      description={t('articles.removeText', { title: article.title })}
      yesLabel={t('articles.remove')}
      noLabel={t('common:actions.cancel')}
      pendingLabel={t('articles.removing')}
      isPending={save.isPending}
      onConfirm={() => {
        // The article's row is gone afterwards, and the list too if one article is left.
        returnFocusTo.current = document.querySelector('main')
        save.mutate(withoutArticle(project.body.blocks, article.key), { onSettled: onClose })
      }}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    />
  )
}

export function ArticleList({ project, articles, shown, onShow }: ArticleListProps) {
  const { t } = useTranslation('website-reader')
  const [removed, setRemoved] = useState<Article>()
  const isLocked = project.status === projectStatuses.IN_PROGRESS
  return (
    <section aria-label={t('articles.heading')} className="flex flex-col gap-2">
      <h2 className="text-14 font-strong">{t('articles.heading')}</h2>
      <ul className="flex flex-col rounded-md border border-line">
        {articles.map((article) => (
          <li
            key={article.key}
            className={`flex items-center gap-2 border-line px-2 not-first:border-t ${article.key === shown ? 'bg-sunken' : ''}`}
          >
            <button
              type="button"
              aria-current={article.key === shown ? 'true' : undefined}
              onClick={() => onShow(article.key)}
              className="on-paper flex min-h-10 min-w-0 flex-1 flex-wrap items-center gap-x-3 text-start"
            >
              <span
                {...inOwnLanguage(article.title)}
                className="min-w-0 flex-1 font-strong max-md:wrap-long md:truncate"
              >
                {article.title}
              </span>
              <ArticleLength article={article} />
            </button>
            <IconButton
              label={t('articles.removeThis', { title: article.title })}
              icon={<Trash2 size={16} aria-hidden />}
              size="small"
              disabled={isLocked}
              onClick={() => setRemoved(article)}
            />
          </li>
        ))}
      </ul>
      {removed && <Removal project={project} article={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  )
}
