import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { badgeOfStatus } from './project-statuses.ts'

/** @param slug of the project; a finished bot is ready to answer, not completed */
export function ProjectStatusBadge({
  status,
  slug,
}: Pick<ProjectSummary, 'status'> & Partial<Pick<ProjectSummary, 'slug'>>) {
  const { t } = useTranslation('common')
  const badge = status && badgeOfStatus[status]
  const isReady = slug === 'chat-bot' && badge === 'completed'
  return (
    <StatusBadge status={badge} label={isReady ? t('readyToAnswer') : t(`status.${badge ?? 'unknown'}`)} />
  )
}
