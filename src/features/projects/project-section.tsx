import { type ReactNode, useId } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { classNames } from '#src/ui/class-names.ts'
import { plainLinkStyles, textLinkStyles } from '#src/ui/link-styles.ts'
import { ListRow } from '#src/ui/list-row.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { useRelativeTime } from '#src/ui/use-relative-time.ts'
import { ProjectState } from './project-state.tsx'
import { ProjectStatusBadge } from './project-status-badge.tsx'
import { SampleBadge } from './sample-badge.tsx'
import { useProjectTerms } from './use-project-terms.ts'

export function ProjectLink({ project: { slug, id, title } }: { project: ProjectSummary }) {
  return (
    <LocalizedLink
      to={paths.project(slug, id)}
      className={classNames(plainLinkStyles, 'block w-fit max-w-full max-md:wrap-long md:truncate')}
      title={title}
      {...inOwnLanguage(title)}
    >
      {title}
    </LocalizedLink>
  )
}

/** With a badge if it is a sample. */
function MarkedProjectLink({ project }: { project: ProjectSummary }) {
  if (!project.is_sample) return <ProjectLink project={project} />
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="max-w-full min-w-0">
        <ProjectLink project={project} />
      </span>
      <SampleBadge project={project} />
    </span>
  )
}

interface ProjectSectionProps {
  title: string
  projects: readonly ProjectSummary[]
  iconOf: (slug: ServiceSlug) => ReactNode
}

interface SectionProps extends ProjectSectionProps {
  /** After the name of the service, which only screen readers get. */
  detailsOf: (project: ProjectSummary) => ReactNode
  trailingOf: (project: ProjectSummary) => ReactNode
}

function Section({ title, projects, iconOf, detailsOf, trailingOf }: SectionProps) {
  const { t } = useTranslation('catalog')
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
            title={<MarkedProjectLink project={project} />}
            details={
              <>
                <span className="sr-only">{t(`titles.${project.slug}`)}</span> {detailsOf(project)}
              </>
            }
            trailing={trailingOf(project)}
          />
        ))}
      </ul>
    </section>
  )
}

export function ProjectSection(props: ProjectSectionProps) {
  const relativeTime = useRelativeTime()
  return (
    <Section
      {...props}
      detailsOf={({ updated_at }) => updated_at && relativeTime(updated_at)}
      // As wide as nearly every status, so that the dates before it are aligned.
      trailingOf={({ status, slug }) => (
        <span className="md:min-w-32">
          <ProjectStatusBadge status={status} slug={slug} />
        </span>
      )}
    />
  )
}

/** The next step of a project that waits for the customer, in the customer's words. */
function useNextStepText() {
  const { t } = useTranslation('catalog')
  const { price } = useProjectTerms()
  return (project: ProjectSummary) => {
    if (project.mute) return t('home.deed.unmute')
    if (project.status === projectStatuses.WAITING_FOR_ORDERING) {
      const sum = price(project)
      return sum === undefined ? t('home.deed.payPlain') : t('home.deed.pay', { price: sum })
    }
    if (project.status === projectStatuses.DRAFT) return t('home.deed.continue')
    return t(project.slug === 'cloning' ? 'home.deed.samples' : 'home.deed.again')
  }
}

/** Projects that wait for the customer, each with the next step. */
export function WaitingSection(props: ProjectSectionProps) {
  const deedOf = useNextStepText()
  return (
    <Section
      {...props}
      detailsOf={(project) => <ProjectState project={project} />}
      trailingOf={(project) => (
        <LocalizedLink
          to={paths.project(project.slug, project.id)}
          className={classNames(textLinkStyles, 'tabular text-14 text-end')}
        >
          <Sums text={deedOf(project)} />
          <span className="sr-only" {...inOwnLanguage(project.title)}>
            {`: ${project.title}`}
          </span>
        </LocalizedLink>
      )}
    />
  )
}

export function ProjectSectionSkeleton({ title }: { title: string }) {
  return (
    <div>
      <p className="mb-2 text-16 font-strong">{title}</p>
      <div className="border-t border-line">
        {['55%', '70%', '40%', '60%', '45%'].map((width) => (
          <div key={width} className="flex h-13 items-center border-b border-line">
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    </div>
  )
}
