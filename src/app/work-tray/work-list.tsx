import { useId, useState } from 'react'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { ProjectStatusBadge } from '#src/features/projects/project-status-badge.tsx'
import { notificationState, stopNotifications } from '#src/features/runs/browser-notifications.ts'
import { ServiceIcon } from '#src/features/services/service-icon.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { Button } from '#src/ui/button.tsx'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { ListRow } from '#src/ui/list-row.tsx'

interface GroupProps {
  title: string
  projects: readonly ProjectSummary[]
  onOpen: () => void
}

function Group({ title, projects, onOpen }: GroupProps) {
  const { t } = useTranslation(['runs-tray', 'catalog', 'common'])
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-13 text-muted">
        {title}
      </h2>
      <ul>
        {projects.map((project) => (
          <ListRow
            key={`${project.slug} ${project.id}`}
            leading={<ServiceIcon slug={project.slug} />}
            title={
              <LocalizedLink
                to={paths.project(project.slug, project.id)}
                onClick={onOpen}
                className={plainLinkStyles}
              >
                <span className="sr-only">{t(`catalog:titles.${project.slug}`)}</span>{' '}
                <span {...inOwnLanguage(project.title)}>{project.title}</span>
              </LocalizedLink>
            }
            trailing={
              project.status === projectStatuses.IN_PROGRESS ? (
                <span className="tabular text-13 text-muted">
                  {t('common:percent', { percent: project.progress })}
                </span>
              ) : (
                <ProjectStatusBadge status={project.status} slug={project.slug} />
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}

/** Lets the customer end the browser's notifications. They start where a long run is started. */
function NotificationChoice() {
  const { t } = useTranslation('runs-tray')
  const [isOn, setIsOn] = useState(() => notificationState() === 'on')
  if (!isOn) return null
  const stop = () => {
    stopNotifications()
    setIsOn(false)
  }
  return (
    <Button size="small" variant="quiet" onClick={stop}>
      {t('notify.stop')}
    </Button>
  )
}

interface WorkListProps {
  running: readonly ProjectSummary[]
  ended: readonly ProjectSummary[]
  /** Called when a link is followed. */
  onOpen: () => void
  onSeenAll: () => void
}

/** Projects that have ended since the customer's last visit, and those that run. */
export function WorkList({ running, ended, onOpen, onSeenAll }: WorkListProps) {
  const { t } = useTranslation('runs-tray')
  return (
    <div className="flex w-80 max-w-full flex-col gap-4 max-sm:w-full">
      {ended.length > 0 && <Group title={t('ended')} projects={ended} onOpen={onOpen} />}
      {running.length > 0 && <Group title={t('running')} projects={running} onOpen={onOpen} />}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {ended.length > 0 && (
          <Button size="small" onClick={onSeenAll}>
            {t('seenAll')}
          </Button>
        )}
        <NotificationChoice />
      </div>
    </div>
  )
}
