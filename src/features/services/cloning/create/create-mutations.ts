import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { request } from '#src/api/request.ts'
import { type UploadProgress, upload } from '#src/api/upload.ts'
import { initProject } from '#src/contract/projects.ts'
import { generate } from '#src/contract/runs.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { paths } from '#src/routing/paths.ts'
import { type CloneForm, detailsOf } from '../form/clone-schema.ts'

const SLUG = 'cloning'

export interface NewClone {
  values: CloneForm
  samples: File[]
  image: File | undefined
  permission: File | undefined
  captcha: string | undefined
}

export function useSendClone() {
  const navigate = useNavigate()
  const client = useQueryClient()
  // One id for one form: a repeated attempt whose first answer was lost makes no second project.
  const [clientId] = useState(() => crypto.randomUUID())
  const [progress, setProgress] = useState<UploadProgress>()
  const mutation = useMutation({
    mutationFn: ({ values, captcha, ...files }: NewClone) =>
      upload(
        initProject,
        {
          params: { slug: SLUG },
          query: { client_id: clientId },
          body: {
            title: values.title,
            language: values.language,
            clone: detailsOf(values),
            consent: values.consent,
            captcha_token: captcha,
            ...files,
          },
        },
        { onProgress: setProgress },
      ),
    onSettled: () => setProgress(undefined),
    async onSuccess({ project }) {
      // Where the quote does not come, the draft is there and offers it again.
      await request(generate, { params: { slug: SLUG, id: project.id }, body: { scope: 'all' } }).catch(
        () => undefined,
      )
      projectChanged(client, SLUG)
      void navigate(paths.project(SLUG, project.id))
    },
  })
  return { ...mutation, progress }
}
