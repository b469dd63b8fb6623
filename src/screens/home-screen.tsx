import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { LowBalanceNotice } from '#src/features/billing/balance/low-balance-notice.tsx'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { ServiceOverview } from '#src/features/catalog/service-overview.tsx'
import { useServiceNames } from '#src/features/catalog/use-service-names.ts'
import { customerQueries } from '#src/features/profile/customer-queries.ts'
import { firstSteps } from '#src/features/projects/first-steps.ts'
import { isSample } from '#src/features/projects/own-projects.ts'
import {
  ProjectSection,
  ProjectSectionSkeleton,
  WaitingSection,
} from '#src/features/projects/project-section.tsx'
import { useHomeProjects } from '#src/features/projects/use-home-projects.ts'
import { ServiceIcon, serviceIcon } from '#src/features/services/service-icon.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { useHasRecord } from '#src/session/use-has-record.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { passToPage } from '#src/ui/pass-focus.ts'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'

const FirstRunPanel = lazyPartsWith(['first-run'])(
  'FirstRunPanel',
  () => import('#src/features/first-run/first-run-panel.tsx'),
)

const SampleSection = lazyPartsWith(['first-run'])(
  'SampleSection',
  () => import('#src/features/first-run/sample-section.tsx'),
)

/** By the record of this browser that they need. */
const NOTICES = {
  budget: lazyPartsWith(['billing-spending'])(
    'BudgetNotice',
    () => import('#src/features/billing/transactions/budget-notice.tsx'),
  ),
  tagging: lazyPartsWith(['projects-lazy'])(
    'DueBotsNotice',
    () => import('#src/features/projects/due-bots-notice.tsx'),
  ),
}

/** Loads nothing for customers without the record. */
function RecordNotice({ record }: { record: keyof typeof NOTICES }) {
  const Notice = NOTICES[record]
  return (
    useHasRecord(record) && (
      <LazyBoundary isUnasked>
        <Notice />
      </LazyBoundary>
    )
  )
}

/** Menu for a new project of any service. */
function NewMenu() {
  const { t } = useTranslation('catalog')
  const services = useServiceNames()
  return (
    <DropdownMenu
      entries={services.map(({ slug, title }) => ({
        id: slug,
        label: title,
        icon: <ServiceIcon slug={slug} size={16} />,
        link: <LocalizedLink to={paths.createProject(slug)} />,
      }))}
      trigger={(props) => (
        <Button {...props} variant="primary" icon={<Plus size={16} aria-hidden />}>
          {t('new')}
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    />
  )
}

const gridStyles = 'grid gap-10 lg:grid-cols-2'

type Projects = ReturnType<typeof useHomeProjects>

/** Decided once per visit, so that a customer sees the last step done. */
function FirstRun({ projects: { waiting, recent, hasNone } }: { projects: Projects }) {
  const [isOpen, setIsOpen] = useState(() => hasNone || firstSteps.read() !== undefined)
  function hide() {
    firstSteps.forget()
    setIsOpen(false)
  }
  return (
    isOpen && (
      <FirstRunPanel
        projects={[...waiting, ...recent].filter((project) => !isSample(project))}
        hasNone={hasNone}
        onHide={passToPage(hide)}
      />
    )
  )
}

function HomeProjects({ waiting, recent, samples, hasNone }: Projects) {
  const { t } = useTranslation('catalog')
  if (hasNone) return samples.length > 0 && <SampleSection projects={samples} iconOf={serviceIcon} />
  return (
    <div className={gridStyles}>
      {recent.length > 0 && (
        <ProjectSection title={t('home.recent')} projects={recent} iconOf={serviceIcon} />
      )}
      {waiting.length > 0 && (
        <WaitingSection title={t('home.unfinished')} projects={waiting} iconOf={serviceIcon} />
      )}
    </div>
  )
}

/**
 * Projects, then the services, which come with the same response: shown earlier, they would move once the number of
 * projects is known.
 */
function HomeContent() {
  const { t } = useTranslation('catalog')
  const projects = useHomeProjects()
  const skeleton: ReactNode = (
    <div className={gridStyles} aria-busy>
      {[t('home.recent'), t('home.unfinished')].map((title) => (
        <ProjectSectionSkeleton key={title} title={title} />
      ))}
    </div>
  )
  if (useLastingPending(projects.isPending)) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <FirstRun projects={projects} />
      <HomeProjects {...projects} />
      <section aria-labelledby="home-services">
        <h2 id="home-services" className="mb-2 text-16 font-strong">
          {t('home.services')}
        </h2>
        <ServiceOverview iconOf={serviceIcon} />
      </section>
      {/* Last, because it loads late and must not move the content above. */}
      <LowBalanceNotice />
      <RecordNotice record="budget" />
      <RecordNotice record="tagging" />
    </Suspense>
  )
}

/** Starts with the customer's work: a new project, the latest ones, and those that need an action. */
export function HomeScreen() {
  const { t } = useTranslation('catalog')
  const { data: customer } = useQuery(customerQueries.profile())
  return (
    <div className="flex flex-col gap-10">
      <ScreenHeading title={t('home.title')} actions={<NewMenu />}>
        {customer ? t('home.greeting', { name: customer.name }) : t('home.greetingPlain')}
      </ScreenHeading>
      <HomeContent />
    </div>
  )
}
