import { type ReactNode, useId } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { classNames } from '#src/ui/class-names.ts'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { ListRow } from '#src/ui/list-row.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useRelativeTime } from '#src/ui/use-relative-time.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

function ProjectLink({ project: { slug, id, title } }: { project: ProjectSummary }) {
  return (
    <LocalizedLink
      to={paths.project(slug, id)}
      className={classNames(plainLinkStyles, 'block w-fit max-w-full truncate')}
      title={title}
    >
      {title}
    </LocalizedLink>
  )
}

interface ProjectSectionProps {
  title: string
  projects: readonly ProjectSummary[]
  iconOf: (slug: ServiceSlug) => ReactNode
}

export function ProjectSection({ title, projects, iconOf }: ProjectSectionProps) {
  const { t } = useTranslation('catalog')
  const relativeTime = useRelativeTime()
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-2 text-16 font-strong">
        {title}
      </h2>
      <ul className="border-t border-line">
        {projects.map((project) => (
          <ListRow
            key={`${project.slug} ${project.id}`}
            leading={iconOf(project.slug)}
            title={<ProjectLink project={project} />}
            details={
              <>
                <span className="sr-only">{t(`titles.${project.slug}`)}</span>{' '}
                {project.updated_at && relativeTime(project.updated_at)}
              </>
            }
            trailing={<ProjectStatusBadge status={project.status} />}
          />
        ))}
      </ul>
    </section>
  )
}

export function ProjectSectionSkeleton({ title }: { title: string }) {
  return (
    <div>
      <p className="mb-2 text-16 font-strong">{title}</p>
      <div className="border-t border-line">
        {['55%', '70%', '40%'].map((width) => (
          <div key={width} className="flex h-13 items-center border-b border-line">
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  )
}
