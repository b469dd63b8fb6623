import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import { badgeOfStatus } from './project-statuses.ts'

export function ProjectStatusBadge({ status }: Pick<ProjectSummary, 'status'>) {
  const { t } = useTranslation('common')
  const badge = status && badgeOfStatus[status]
  return <StatusBadge status={badge} label={t(`status.${badge ?? 'unknown'}`)} />
}
