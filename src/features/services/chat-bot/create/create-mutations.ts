import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { initProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { paths } from '#src/routing/paths.ts'
import { type SourceForm, sentOf } from '../form/source-form.ts'

export const SLUG = 'chat-bot'

interface Sent {
  title: string
  language: number
  source: SourceForm
}

/** One form makes one bot, however often it is sent. */
export function useSendBot(onSent: () => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [clientId] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: ({ title, language, source }: Sent) =>
      request(initProject, {
        params: { slug: SLUG },
        query: { client_id: clientId },
        body: { ...(title.trim() !== '' && { title: title.trim() }), language, ...sentOf(source) },
      }),
    onSuccess({ project }) {
      onSent()
      projectChanged(client, SLUG)
      void navigate(paths.project(SLUG, project.id))
    },
  })
}
