import { useQuery } from '@tanstack/react-query'
import { LowBalanceNotice } from '#src/features/billing/low-balance-notice.tsx'
import { ServiceOverview } from '#src/features/catalog/service-overview.tsx'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { ProjectSection, ProjectSectionSkeleton } from '#src/features/projects/project-section.tsx'
import { useHomeProjects } from '#src/features/projects/use-home-projects.ts'
import { serviceIcon } from '#src/features/services/service-icon.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'

function HomeProjects() {
  const { t } = useTranslation('catalog')
  const { waiting, recent, isPending } = useHomeProjects()
  const sections = [
    { title: t('home.unfinished'), projects: waiting },
    { title: t('home.recent'), projects: recent },
  ]
  const isWaiting = useLastingPending(isPending)
  if (isWaiting) {
    return (
      <div className="grid gap-10 lg:grid-cols-2" aria-busy>
        {sections.map(({ title }) => (
          <ProjectSectionSkeleton key={title} title={title} />
        ))}
      </div>
    )
  }
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      {sections
        .filter(({ projects }) => projects.length > 0)
        .map(({ title, projects }) => (
          <ProjectSection key={title} title={title} projects={projects} iconOf={serviceIcon} />
        ))}
    </div>
  )
}

export function HomeScreen() {
  const { t } = useTranslation('catalog')
  const { data: customer } = useQuery(customerQueries.profile())
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <ScreenHeading title={t('home.title')}>
          {customer ? t('home.greeting', { name: customer.name }) : t('home.greetingPlain')}
        </ScreenHeading>
        <LowBalanceNotice />
      </div>
      <section aria-labelledby="home-services">
        <h2 id="home-services" className="mb-2 text-16 font-strong">
          {t('home.services')}
        </h2>
        <ServiceOverview iconOf={serviceIcon} />
      </section>
      <HomeProjects />
    </div>
  )
}
