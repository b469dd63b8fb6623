import { BookA, ListPlus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { readAddresses } from '../preview/article-addresses.ts'
import { articlesOf } from '../preview/articles.ts'

const LazyPronunciations = lazyPartsWith(['editor', 'editor-modals', 'voices'])(
  'ReaderPronunciations',
  () => import('../preview/pronunciations.tsx'),
)

const LazyArticles = lazyPartsWith(['website-reader-articles'])(
  'ArticlesModal',
  () => import('./articles-modal.tsx'),
)

/** Buttons for several articles of a site, for a check of the pages they were taken from, and for pronunciations. */
export function ArticleTools({ project }: { project: Project }) {
  const { t } = useTranslation(['website-reader-articles', 'editor'])
  const [opened, setOpened] = useState<'find' | 'check' | 'pronunciations'>()
  const addresses = readAddresses(project.id)
  const isCheckable = articlesOf(project.body.blocks).some(({ key }) => key in addresses)
  const close = () => setOpened(undefined)
  if (!isEditable(project)) return null
  return (
    <>
      <Button size="small" icon={<ListPlus size={16} aria-hidden />} onClick={() => setOpened('find')}>
        {t('open')}
      </Button>
      {isCheckable && (
        <Button size="small" icon={<RefreshCw size={16} aria-hidden />} onClick={() => setOpened('check')}>
          {t('check.open')}
        </Button>
      )}
      <Button size="small" icon={<BookA size={16} aria-hidden />} onClick={() => setOpened('pronunciations')}>
        {t('editor:pronunciations.title')}
      </Button>
      {opened && (
        <LazyBoundary onFailed={close}>
          {opened === 'pronunciations' ? (
            <LazyPronunciations project={project} onClose={close} />
          ) : (
            <LazyArticles project={project} isCheck={opened === 'check'} onClose={close} />
          )}
        </LazyBoundary>
      )}
    </>
  )
}
