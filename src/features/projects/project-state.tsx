import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

/** The status in lists; for a bot that answers no visitors now the reason instead, because it is not ready. */
export function ProjectState({ project: { status, slug, mute } }: { project: ProjectSummary }) {
  const { t } = useTranslation('common')
  if (!mute) return <ProjectStatusBadge status={status} slug={slug} />
  return <span className="block max-w-40 text-13 whitespace-normal text-danger">{t(`mute.${mute}`)}</span>
}
