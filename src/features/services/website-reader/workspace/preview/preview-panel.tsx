import { FilePlus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useIsPrinting } from '#src/ui/use-printing.ts'
import { ArticleList } from './article-list.tsx'
import { ArticleParagraph } from './article-paragraph.tsx'
import { tracksOf } from './article-tracks.ts'
import { articlesOf } from './articles.ts'
import { PlayingFace } from './playing-face.tsx'
import { needsReading } from './use-reader-run.ts'

function PreviewNotice({ project, blocks }: { project: Project; blocks: readonly Block[] }) {
  const { t } = useTranslation('website-reader')
  if (project.status === projectStatuses.IN_PROGRESS || project.status === projectStatuses.REJECTED)
    return null
  if (project.body.blocks.every(({ generated }) => generated.status === 'none'))
    return <Notice>{t('preview.draft')}</Notice>
  if (blocks.some(({ generated }) => generated.status === 'failed')) {
    return <Notice tone="warn">{t('preview.failed')}</Notice>
  }
  if (blocks.every(({ generated }) => generated.status === 'none'))
    return <Notice>{t('articles.notRead')}</Notice>
  return blocks.some(needsReading) ? <Notice tone="warn">{t('preview.stale')}</Notice> : null
}

function useArticles({ body }: Project) {
  const { t } = useTranslation('website-reader')
  const articles = useMemo(
    () =>
      articlesOf(body.blocks).map((article, index) => ({
        ...article,
        title: article.title || t('articles.unnamed', { number: index + 1 }),
      })),
    [body.blocks, t],
  )
  const [chosen, show] = useState<string>()
  const article = articles.find(({ key }) => key === chosen)
  const unread = articles.find(({ blocks }) => blocks.some(needsReading))
  // Selected, so that it is still shown after it has been spoken.
  if (!article && unread) show(unread.key)
  return { articles, article: article ?? articles[0], show }
}

interface PreviewPanelProps {
  project: Project
  /** Further buttons next to the one that adds an article. */
  tools: ReactNode
  onAdd: () => void
}

export function PreviewPanel({ project, tools, onAdd }: PreviewPanelProps) {
  const { t } = useTranslation('website-reader')
  const { reader } = project.body
  const { articles, article, show } = useArticles(project)
  const isPrinting = useIsPrinting()
  const tracks = useMemo(() => tracksOf(article?.blocks ?? [], project.title), [article, project.title])
  const face = reader && article && tracks.length > 0 && (
    <PlayingFace look={reader.look} title={article.title} tracks={tracks} />
  )
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      {articles.length > 1 && (
        <ArticleList project={project} articles={articles} shown={article?.key} onShow={show} />
      )}
      <div className="flex min-h-8 flex-wrap gap-2">
        <Button size="small" icon={<FilePlus size={16} aria-hidden />} onClick={onAdd}>
          {t('articles.add')}
        </Button>
        {tools}
      </div>
      <PreviewNotice project={project} blocks={article?.blocks ?? []} />
      {reader?.look.position === 'above' && face}
      <section aria-label={t('preview.article')} className="flex flex-col gap-3">
        {(isPrinting ? articles : [article]).flatMap((each) =>
          each?.blocks.map((block, index) => (
            <ArticleParagraph key={block.id} block={block} number={index + 1} tracks={tracks} />
          )),
        )}
      </section>
      {reader?.look.position !== 'above' && face}
    </div>
  )
}
