import { useTranslation } from 'react-i18next'
import type { Project } from '#src/contract/project.ts'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { Notice } from '#src/ui/notice.tsx'

const SHOWN_BLOCKS = 200

export function ReadOnlyProject({ project }: { project: Project }) {
  const { t } = useTranslation('editor')
  const texts = project.body.blocks.filter(({ text }) => text.trim() !== '')
  return (
    <article className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <ScreenHeading title={project.title} size="small" />
        <ProjectStatusBadge status={project.status} />
      </header>
      <Notice tone="info">{t('readOnly.text')}</Notice>
      {project.reject && <Notice tone="error">{project.reject.message}</Notice>}
      {texts.length === 0 ? (
        <p className="text-muted">{t('readOnly.empty')}</p>
      ) : (
        <ol className="flex max-w-reading flex-col gap-3 text-16">
          {texts.slice(0, SHOWN_BLOCKS).map(({ id, text }) => (
            <li key={id} dir="auto" className="wrap-long whitespace-pre-wrap">
              {text}
            </li>
          ))}
        </ol>
      )}
      {texts.length > SHOWN_BLOCKS && (
        <p className="text-muted">{t('readOnly.more', { count: texts.length - SHOWN_BLOCKS })}</p>
      )}
    </article>
  )
}
