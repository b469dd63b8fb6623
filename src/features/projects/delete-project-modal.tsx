import type { RefObject } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { ConfirmModal } from '#src/ui/confirm-modal.tsx'
import { useDeleteProject } from './projects-mutations.ts'

interface DeleteProjectModalProps {
  project: ProjectSummary
  onClose: () => void
  onDeleted: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/**
 * Asks before a project is deleted. An error (409 during a run) closes it, and a popup shows the reason.
 * Offline it stays open for another attempt.
 */
export function DeleteProjectModal({ project, onClose, onDeleted, returnFocusTo }: DeleteProjectModalProps) {
  const { t } = useTranslation('projects-lazy')
  const { mutate, isPending } = useDeleteProject()
  const confirm = () =>
    mutate(project, {
      onSuccess: () => {
        notifications.toast(t('delete.done', { title: project.title }), 'success')
        onDeleted()
      },
      onError(error) {
        if (!(error instanceof ApiError && error.kind === 'network')) onClose()
      },
    })
  return (
    <ConfirmModal
      isOpen
      isDestructive
      title={t('delete.title', { title: project.title })}
      description={t('delete.text')}
      yesLabel={t('delete.yes')}
      noLabel={t('delete.no')}
      pendingLabel={t('delete.pending')}
      isPending={isPending}
      onConfirm={confirm}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
    />
  )
}
