import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { Project } from '#src/contract/project.ts'
import { updateSettings } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectQueries } from '#src/features/projects/project-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { bodyOfForm, formOfProject, type ReaderForm } from '../form/reader-form-schema.ts'
import type { ReaderFormState } from '../form/use-reader-form.ts'

export function useSaveSettings({ slug, id }: Project, { startAfresh, showRefusal }: ReaderFormState) {
  const { t } = useTranslation('website-reader')
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: ReaderForm) =>
      request(updateSettings, { params: { slug, id }, body: bodyOfForm(values) }),
    onSuccess({ project }) {
      client.setQueryData(projectQueries.project(slug, id).queryKey, project)
      projectChanged(client, slug)
      startAfresh(formOfProject(project))
      notifications.toast(t('settings.saved'), 'success')
    },
    onError: showRefusal,
  })
}
