import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { initProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { paths } from '#src/routing/paths.ts'
import { bodyOfForm, type ReaderForm } from '../form/reader-form-schema.ts'
import type { ReaderFormState } from '../form/use-reader-form.ts'

const SLUG = 'website-reader'

/** One form makes one project, however often it is sent. */
export function useSendReader({ finish, showRefusal }: ReaderFormState) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [clientId] = useState(() => crypto.randomUUID())
  return useMutation({
    mutationFn: (values: ReaderForm) =>
      request(initProject, {
        params: { slug: SLUG },
        query: { client_id: clientId },
        body: bodyOfForm(values),
      }),
    onSuccess({ project }) {
      finish()
      projectChanged(client, SLUG)
      void navigate(paths.project(SLUG, project.id))
    },
    onError: showRefusal,
  })
}
