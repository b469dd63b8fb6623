import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { addBlock } from '#src/contract/blocks.ts'
import type { Project } from '#src/contract/project.ts'
import { initProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { notifications } from '#src/lib/notifications.ts'
import { paths } from '#src/routing/paths.ts'
import { useIsShown } from '#src/ui/use-is-shown.ts'

const SPEECH = 'text-to-speech'

async function openInSpeech({ title, language, body }: Project, clientId: string, sentence: string) {
  const { project } = await request(initProject, {
    params: { slug: SPEECH },
    query: { client_id: clientId },
    body: { title, language, voice_id: body.clone?.voice_id },
  })
  if (sentence !== '') {
    await request(addBlock, {
      params: { slug: SPEECH },
      query: { project_id: project.id, client_id: clientId },
      body: { text: sentence },
    })
  }
  return project
}

export function useOpenInSpeech(project: Project) {
  const { t } = useTranslation('projects')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [clientId] = useState(() => crypto.randomUUID())
  const isShown = useIsShown()
  return useMutation({
    mutationFn: (sentence: string) => openInSpeech(project, clientId, sentence),
    onSuccess({ id, title }) {
      projectChanged(client, SPEECH)
      if (isShown.current) void navigate(paths.project(SPEECH, id))
      else notifications.toast(t('sent', { title }), 'success')
    },
  })
}
