import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { saveProject } from '#src/contract/projects.ts'
import { workQueries } from '#src/features/work/work-queries.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Why the reading was refused, whether the money is back, and the way to another try. */
export function ReaderRejection({ project }: { project: Project }) {
  const { t } = useTranslation('editor')
  const client = useQueryClient()
  const { slug, id, reject } = project
  // Saving nothing is how a refused project becomes a draft again.
  const reopen = useMutation({
    mutationFn: () => request(saveProject, { params: { slug, id }, body: {} }),
    onSuccess: ({ project }) => client.setQueryData(workQueries.project(slug, id).queryKey, project),
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
