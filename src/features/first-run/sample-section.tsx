import type { ReactNode } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { ProjectLink } from '#src/features/projects/project-section.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ListRow } from '#src/ui/list-row.tsx'

interface SampleSectionProps {
  projects: readonly ProjectSummary[]
  iconOf: (slug: ServiceSlug) => ReactNode
}

/** The samples of a customer who has made no project yet. */
export function SampleSection({ projects, iconOf }: SampleSectionProps) {
  const { t } = useTranslation(['first-run', 'catalog'])
  return (
    <section aria-labelledby="home-samples">
      <h2 id="home-samples" className="text-16 font-strong">
        {t('samples.title')}
      </h2>
      <p className="mt-1 mb-2 max-w-reading text-14 text-muted">{t('samples.about')}</p>
      <ul className="border-t border-line lg:grid lg:grid-cols-2 lg:gap-x-10">
        {projects.map((project) => (
          <ListRow
            key={`${project.slug} ${project.id}`}
            leading={iconOf(project.slug)}
            title={<ProjectLink project={project} />}
            details={t(`catalog:titles.${project.slug}`)}
          />
        ))}
      </ul>
    </section>
  )
}
