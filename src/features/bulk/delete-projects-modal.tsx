import { useQueryClient } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import { removeProject } from '#src/features/projects/projects-mutations.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { BatchModal } from './batch-modal.tsx'
import { useBatch } from './batch-mutations.ts'
import { LeftOutNotice } from './left-out-notice.tsx'

interface DeleteProjectsModalProps {
  slug: ServiceSlug
  /** The selected projects. */
  projects: readonly ProjectSummary[]
  onClose: () => void
}

/** Deletes the selected projects, except those that are being worked on, which the server keeps. */
export function DeleteProjectsModal({ slug, projects, onClose }: DeleteProjectsModalProps) {
  const { t } = useTranslation('bulk')
  const client = useQueryClient()
  const deletable = projects.filter((project) => !isUnderWay(project))
  const count = deletable.length
  const batch = useBatch({
    work: (project) => removeProject(client, project),
    atOnce: 3,
    onEnd: () => projectChanged(client, slug),
    onComplete(deleted) {
      notifications.toast(t('delete.done', { count: deleted }), 'success')
      onClose()
    },
  })
  return (
    <BatchModal
      title={t('delete.title', { count })}
      description={t('delete.text')}
      batch={batch}
      projects={deletable}
      isDestructive
      canStart={count > 0}
      startLabel={t('delete.start', { count })}
      runningLabel={t('delete.running')}
      onClose={onClose}
    >
      <LeftOutNotice count={projects.length - count}>
        {t('delete.leftOut', { count: projects.length - count })}
      </LeftOutNotice>
    </BatchModal>
  )
}
