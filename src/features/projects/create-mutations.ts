import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '#src/api/upload.ts'
import type { BodyOf } from '#src/contract/endpoint.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { initProject } from '#src/contract/projects.ts'
import { paths } from '#src/routing/paths.ts'
import { projectChanged } from './project-changed.ts'

type NewProject = BodyOf<typeof initProject>

interface Sent {
  readonly body: NewProject
  /** What is done with it before it is opened; where that fails, its own page offers it again. */
  readonly begin?: (project: ProjectSummary) => Promise<unknown>
}

/** A captcha is solved anew for each try, and says nothing of the project. */
const contentOf = ({ captcha_token: _token, ...body }: NewProject) =>
  JSON.stringify(body, (_key, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * Makes a project of a form, and opens it. However often the same is sent, it becomes one project; another
 * content is another project.
 */
export function useSendProject(slug: ServiceSlug, onSent: () => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [latest] = useState(() => ({ content: '', id: '' }))
  const [percent, setPercent] = useState<number>()
  const idOf = (body: NewProject) => {
    const content = contentOf(body)
    if (latest.content !== content) Object.assign(latest, { content, id: crypto.randomUUID() })
    return latest.id
  }
  const mutation = useMutation({
    async mutationFn({ body, begin }: Sent) {
      const { project } = await upload(
        initProject,
        { params: { slug }, query: { client_id: idOf(body) }, body },
        { onProgress: ({ sent, total }) => setPercent(Math.floor((100 * sent) / Math.max(1, total))) },
      )
      await begin?.(project).catch(() => undefined)
      return project
    },
    onSettled() {
      setPercent(undefined)
      projectChanged(client, slug)
    },
    onSuccess({ id }) {
      onSent()
      void navigate(paths.project(slug, id))
    },
  })
  return { ...mutation, percent }
}
