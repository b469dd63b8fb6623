import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ProjectStatusBadge } from './project-status-badge.tsx'

/** The status in lists, with the reason if a bot answers no visitors now. */
export function ProjectState({ project: { status, slug, mute } }: { project: ProjectSummary }) {
  const { t } = useTranslation('common')
  return (
    <>
      <ProjectStatusBadge status={status} slug={slug} />
      {mute && (
        <span className="block max-w-64 text-13 whitespace-normal text-danger">{t(`mute.${mute}`)}</span>
      )}
    </>
  )
}
