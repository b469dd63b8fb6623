import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { useEditor } from '#src/features/editor/editor-context.ts'
import type { Downloadable } from '#src/features/exports/download-file.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { carryContent } from '#src/routing/carried-content.ts'
import { paths } from '#src/routing/paths.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'

const SPEECH = 'text-to-speech'

/** Creates a text-to-speech project from texts of the open project and opens it. */
export function useReadAloud() {
  const { t } = useTranslation('reuse')
  const editor = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { mutate, isPending } = useMutation({
    async mutationFn(texts: readonly string[]) {
      const { title, language } = editor.summary.get()
      const { readAloud } = await import('./read-aloud.ts')
      return readAloud(client, {
        source: editor.projectId,
        title: t('aloud.title', { title }),
        ...{ language, texts },
      })
    },
    onSuccess({ id }) {
      projectChanged(client, SPEECH)
      notifications.toast(t('aloud.made'), 'success')
      if (isShown.current) void navigate(paths.project(SPEECH, id))
    },
  })
  return { isPending, start: mutate }
}

/**
 * Opens the form of a new project of a service, with the content of the open project as a file: its recording, or a
 * text file.
 */
export function useCarryContent(onOpened: () => void) {
  const editor = useEditor()
  const navigate = useNavigate()
  const isShown = useIsShown()
  return useMutation({
    async mutationFn(
      content: { slug: ServiceSlug; text: string } | { slug: ServiceSlug; recording: Downloadable },
    ) {
      if ('text' in content)
        return new File([content.text], `${editor.summary.get().title}.txt`, { type: 'text/plain' })
      const { fetchExport } = await import('#src/features/exports/download-file.ts')
      return fetchExport(content.recording)
    },
    onSuccess(file, { slug }) {
      if (!isShown.current) return
      onOpened()
      void navigate(paths.createProject(slug), { state: carryContent({ files: [file] }) })
    },
    meta: { silent: true },
  })
}
