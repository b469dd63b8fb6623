import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '#src/api/upload.ts'
import type { DubbingInput } from '#src/contract/dubbing.ts'
import { initProject } from '#src/contract/projects.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { paths } from '#src/routing/paths.ts'

const SLUG = 'dubbing'

interface NewDub {
  readonly file?: File | undefined
  readonly source_url?: string | undefined
  readonly title?: string | undefined
  readonly dubbing: DubbingInput
}

/** One form makes one project, however often it is sent; another wish is another project. */
export function useSendFilm(onSent: () => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [sent] = useState(() => ({ wish: '', id: '' }))
  const [percent, setPercent] = useState<number>()
  const idOf = ({ file, ...rest }: NewDub) => {
    const wish = JSON.stringify([rest, file?.name, file?.size, file?.lastModified])
    if (sent.wish !== wish) Object.assign(sent, { wish, id: crypto.randomUUID() })
    return sent.id
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: NewDub) =>
      upload(
        initProject,
        { params: { slug: SLUG }, query: { client_id: idOf(body) }, body },
        { onProgress: (done) => setPercent(Math.round((100 * done.sent) / Math.max(1, done.total))) },
      ),
    meta: { silent: true },
    onSuccess({ project }) {
      onSent()
      projectChanged(client, SLUG)
      void navigate(paths.project(SLUG, project.id))
    },
    onSettled: () => setPercent(undefined),
  })
  return { send: mutate, isPending, error, reset, percent }
}
