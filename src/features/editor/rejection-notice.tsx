import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { request } from '#src/api/request.ts'
import { saveProject } from '#src/contract/projects.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useEditor, useSummary } from './editor-context.ts'

/** Why the work was refused, whether the money is back, and the way to another try. */
export function RejectionNotice() {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const { reject } = useSummary()
  // Saving nothing is how a refused project becomes a draft again.
  const reopen = useMutation({
    mutationFn: () => request(saveProject, { params: { slug: editor.slug, id: editor.projectId }, body: {} }),
    onSuccess: ({ project }) => {
      editor.sync.takeIn(project)
      const [first] = editor.store.getOrder()
      if (first) editor.focus.set({ key: first, caret: 0 })
    },
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
