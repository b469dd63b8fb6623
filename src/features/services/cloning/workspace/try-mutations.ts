import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Project } from '#src/contract/project.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { paths } from '#src/routing/paths.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'

export function useOpenInSpeech(project: Project) {
  const { t } = useTranslation('projects')
  const navigate = useNavigate()
  const client = useQueryClient()
  const isShown = useIsShown()
  return useMutation({
    mutationFn: async (sentence: string) =>
      (await import('./open-in-speech.ts')).openInSpeech(project, sentence),
    onSuccess({ id, slug, title }) {
      projectChanged(client, slug)
      if (isShown.current) void navigate(paths.project(slug, id))
      else notifications.toast(t('sent', { title }), 'success')
    },
  })
}
