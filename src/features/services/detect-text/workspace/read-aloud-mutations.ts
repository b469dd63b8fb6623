import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { TITLE_MAX } from '#src/contract/limits.ts'
import { initProject, saveProject } from '#src/contract/projects.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { blocksOf, useEditor } from '#src/features/editor/editor-context.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { notifications } from '#src/lib/notifications.ts'
import { paths } from '#src/routing/paths.ts'
import { SPOKEN_BLOCK_MAX } from '#src/rules/limits.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'
import { speechBlocks } from './speech-blocks.ts'

const SPEECH = 'text-to-speech'

/** Makes a text-to-speech project of the text of all pages and goes there. One page of the app makes one of a text. */
export function useReadAloud() {
  const { t } = useTranslation('detect-text')
  const editor = useEditor()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data: service } = useQuery(catalogQueries.service(SPEECH))
  const isShown = useIsShown()
  const [made] = useState(() => new Map<string, string>())
  const { mutate, isPending } = useMutation({
    async mutationFn(texts: readonly string[]) {
      const { title, language } = editor.summary.get()
      const known = texts.join('\f')
      const client_id = made.get(known) ?? crypto.randomUUID()
      made.set(known, client_id)
      const name = t('aloud.title', { title }).slice(0, TITLE_MAX)
      const begun = await request(initProject, {
        params: { slug: SPEECH },
        query: { client_id },
        body: { title: name, language },
      })
      const blocks = texts.map((text, index) => ({ client_id: `${client_id}-${index}`, text }))
      const { id } = begun.project
      const { project } = await request(saveProject, { params: { slug: SPEECH, id }, body: { blocks } })
      return project
    },
    onSuccess({ id }) {
      projectChanged(client, SPEECH)
      notifications.toast(t('aloud.made'), 'success')
      if (isShown.current) void navigate(paths.project(SPEECH, id))
    },
  })
  return {
    isPending,
    start() {
      const texts = blocksOf(editor.store.getState()).map(({ text }) => text)
      mutate(speechBlocks(texts, service?.limits.max_chars ?? SPOKEN_BLOCK_MAX))
    },
  }
}
