import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { voicesQueries } from '#src/features/voices/voices-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { paths } from '#src/routing/paths.ts'
import { SPOKEN_BLOCK_MAX } from '#src/rules/limits.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'

const SPEECH = 'text-to-speech'

/** Creates a text-to-speech project from the text of all pages and opens it. */
export function useReadAloud() {
  const { t } = useTranslation('detect-text')
  const editor = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: service } = useQuery(catalogQueries.service(SPEECH))
  const isShown = useIsShown()
  const { mutate, isPending } = useMutation({
    async mutationFn(texts: readonly string[]) {
      const { title, language } = editor.summary.get()
      const [{ readAloud }, languages, voices] = await Promise.all([
        import('./read-aloud.ts'),
        client.ensureQueryData(catalogQueries.languages()),
        client.ensureQueryData(voicesQueries.list()),
      ])
      const most = service?.limits.max_chars ?? SPOKEN_BLOCK_MAX
      return readAloud({
        id: editor.projectId,
        title: t('aloud.title', { title }),
        ...{ language, texts, most, languages, voices },
      })
    },
    onSuccess({ id }) {
      projectChanged(client, SPEECH)
      notifications.toast(t('aloud.made'), 'success')
      if (isShown.current) void navigate(paths.project(SPEECH, id))
    },
  })
  const start = () => mutate(blocksOf(editor.store.getState()).map(({ text }) => text))
  return { isPending, start }
}
