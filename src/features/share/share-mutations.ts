import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { paths } from '#src/routing/paths.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'
import type { Shared } from './shared.ts'

/** Creates a text-to-speech project, which has no form, from the text and opens it. */
export function useSpeakShared({ title, text }: Shared, onDone: () => void) {
  const { t } = useTranslation(['share', 'reuse'])
  const client = useQueryClient()
  const navigate = useNavigate()
  const isShown = useIsShown()
  return useMutation({
    async mutationFn() {
      const { readAloud } = await import('#src/features/reuse/read-aloud.ts')
      return readAloud(client, { source: 'shared', title: title || t('untitled'), texts: [text] })
    },
    onSuccess({ id, slug }) {
      onDone()
      projectChanged(client, slug)
      notifications.toast(t('reuse:aloud.made'), 'success')
      if (isShown.current) void navigate(paths.project(slug, id), { replace: true })
    },
  })
}
