import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { saveProject } from '#src/contract/projects.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

interface RejectionProps {
  project: Pick<Project, 'slug' | 'id' | 'reject'>
  /** The project is a draft again. */
  onReopened: (project: Project) => void
}

/** Why the work was refused, whether the money is back, and the way to another try. */
export function Rejection({ project: { slug, id, reject }, onReopened }: RejectionProps) {
  const { t } = useTranslation('editor')
  // Saving nothing is how a refused project becomes a draft again.
  const reopen = useMutation({
    mutationFn: () => request(saveProject, { params: { slug, id }, body: {} }),
    onSuccess: ({ project }) => onReopened(project),
  })
  return (
    <Notice
      tone="error"
      title={t('rejected.title')}
      action={
        <Button size="small" isPending={reopen.isPending} onClick={() => reopen.mutate()}>
          {t('rejected.fix')}
        </Button>
      }
    >
      <p className="wrap-long">{reject?.message ?? t('rejected.noReason')}</p>
      {reject?.refunded && <p>{t('rejected.refunded')}</p>}
    </Notice>
  )
}
